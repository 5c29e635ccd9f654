import type { NameCase } from './case';

const host = (shadow: string, light = ''): string =>
  `<span><template shadowrootmode="open">${shadow}</template>${light}</span>`;
const named = (inner: string): string => `<button id="t">${inner}</button>`;
const referred = (inner: string): string =>
  `<button id="t" aria-labelledby="a"></button><p id="a">${inner}</p>`;

const both = (title: string, inner: string, name: string): NameCase[] => [
  { title: `shadow: ${title} (content)`, html: named(inner), name },
  { title: `shadow: ${title} (reference)`, html: referred(inner), name },
];

export const shadowCases: NameCase[] = [
  ...both('text in a shadow tree counts', host('甲'), '甲'),
  ...both('children of a shadow host without a slot do not count', host('甲', 'x'), '甲'),
  ...both('assigned nodes replace the slot', host('甲 <slot></slot> 丙', '乙'), '甲 乙 丙'),
  ...both(
    'a slot without assigned nodes has its fallback content',
    host('甲 <slot>乙</slot> 丙'),
    '甲 乙 丙',
  ),
  ...both(
    'named slots',
    host('<slot name="b"></slot> <slot name="a"></slot>', '<i slot="a">乙</i><i slot="b">甲</i>'),
    '甲 乙',
  ),
  ...both('aria-label of a slot is ignored', host('甲 <slot aria-label="x">乙</slot>'), '甲 乙'),
  ...both(
    'a shadow tree within a shadow tree',
    host(`甲 ${host('乙 <slot></slot>', '丙')}`),
    '甲 乙 丙',
  ),
  ...both(
    'a slot assigned to a slot',
    host(host('甲 <slot></slot>', '<slot></slot>'), '乙'),
    '甲 乙',
  ),
  ...both('aria-label within a shadow tree', host('<i role="img" aria-label="甲"></i>'), '甲'),
];

/** The element under test is `#t` in the shadow tree of `#h`. */
export const withinShadowCases: NameCase[] = [
  {
    title: 'shadow: a reference is resolved within its own tree',
    html: '<i id="a">x</i><div id="h"><template shadowrootmode="open"><i id="a">名</i><button id="t" aria-labelledby="a"></button></template></div>',
    name: '名',
  },
  {
    title: 'shadow: a reference does not leave its tree',
    html: '<i id="a">x</i><div id="h"><template shadowrootmode="open"><button id="t" aria-labelledby="a">名</button></template></div>',
    name: '名',
  },
  {
    title: 'shadow: a label within the tree',
    html: '<div id="h"><template shadowrootmode="open"><label for="t">名</label><input id="t"></template></div>',
    name: '名',
  },
];
