import type { NameCase } from './case';

/** Elements that are named from content: a button, a block and an inline link. */
const kinds: Readonly<Record<string, [open: string, close: string]>> = {
  button: ['<button id="t"', '</button>'],
  heading: ['<h3 id="t"', '</h3>'],
  link: ['<a id="t" href="#"', '</a>'],
};

const inEach = (title: string, content: string, name: string, attributes = ''): NameCase[] =>
  Object.entries(kinds).map(([kind, [open, close]]) => ({
    title: `2F ${title} (${kind})`,
    html: `${open} ${attributes}>${content}${close}`,
    name,
  }));

const style = (css: string): string => `<style>${css}</style>`;
const withStyle = (css: string, cases: NameCase[]): NameCase[] =>
  cases.map((one) => ({ ...one, html: style(css) + one.html }));

const roles =
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem';
const unnamed =
  'article banner dialog form group list listbox log main navigation region search status table toolbar tree';

export const contentCases: NameCase[] = [
  ...roles.split(' ').map((role) => ({
    title: `2F content names role ${role}`,
    html: `<div id="t" role="${role}">名</div>`,
    name: '名',
    // Chromium exposes these roles only within their list, table or tree.
    ...(/^(option|row|treeitem)$/.test(role) && { chromium: '' }),
  })),
  ...unnamed.split(' ').map((role) => ({
    title: `2F content does not name role ${role}`,
    html: `<div id="t" role="${role}">x</div>`,
    name: '',
  })),
  ...inEach('plain text', '名', '名'),
  ...inEach('inline children are joined without a space', '<i>甲</i><i>乙</i>', '甲乙'),
  ...inEach('white space between inline children is kept', '<i>甲</i> <i>乙</i>', '甲 乙'),
  ...inEach(
    'blocks are separated by a space',
    '<i style="display: block">甲</i><i style="display: block">乙</i>',
    '甲 乙',
  ),
  ...inEach(
    'inline blocks are separated by a space',
    '<i style="display: inline-block">甲</i><i style="display: inline-block">乙</i>',
    '甲 乙',
  ),
  ...inEach('a line break is a space', '甲<br>乙', '甲 乙'),
  ...inEach('an image contributes its alt text', '<i>甲</i> <img alt="乙"> <i>丙</i>', '甲 乙 丙'),
  ...inEach('a nested image contributes its alt text', '甲 <i>乙 <img alt="丙"></i>', '甲 乙 丙'),
  ...inEach('a decorative image contributes nothing', '<img alt="">名', '名'),
  ...inEach(
    'a child with only a title contributes its title',
    '甲 <i title="乙"></i>',
    '甲 乙',
  ).map((one) => ({ ...one, chromium: '甲' })),
  ...withStyle(
    '#t::before { content: "甲 " } #t::after { content: " 丙" }',
    inEach('generated text', '乙', '甲 乙 丙'),
  ),
  ...withStyle(
    '#t::before { content: "甲" }',
    inEach('generated text adds no space', '乙', '甲乙'),
  ),
  ...withStyle(
    '#t::before { content: "甲"; display: block }',
    inEach('a generated block is separated by a space', '乙', '甲 乙'),
  ),
  ...withStyle(
    '#t::before { content: "x" / "甲 " }',
    inEach('the alternative of generated text', '乙', '甲 乙'),
  ),
  ...withStyle(
    '#t::before { content: "x" / "" }',
    inEach('an empty alternative of generated text', '乙', '乙'),
  ),
  ...withStyle(
    '#t::before { content: "x" / "甲 " attr(data-a) " " }',
    inEach('attributes in an alternative', '丙', '甲 乙 丙', 'data-a="乙"'),
  ),
  ...withStyle(
    '#t::before { content: url(x.png) "甲 " }',
    inEach('an image in generated text is ignored', '乙', '甲 乙'),
  ),
  ...withStyle(
    '#t::before { content: "\\22 甲\\5C\\22 " }',
    inEach('quotes and backslashes in generated text', '乙', '"甲\\"乙'),
  ),
  ...withStyle(
    '#t :is(br, img, input)::before { content: "x" }',
    inEach(
      'elements without generated boxes contribute none of its text',
      '甲<br><img alt="乙"><input type="checkbox">',
      '甲 乙',
    ),
  ),
  ...withStyle(
    '#t i::after { content: "乙" }',
    inEach('generated text of a child', '甲<i></i>', '甲乙'),
  ),
  {
    title: '2H content of a child counts for every role',
    html: '<h3 id="t">甲 <button>乙 <img alt="丙"></button> <ul><li>丁</li></ul></h3>',
    name: '甲 乙 丙 丁',
  },
];
