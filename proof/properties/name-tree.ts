import fc from 'fast-check';

/** A node of a generated page: a text or an element. */
export type NameNode = string | NameElement;

export interface NameElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Content of its open shadow tree, where it has one. */
  shadow?: readonly NameNode[];
  children: readonly NameNode[];
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const voidTags = /^(br|img|input)$/;

/** HTML of nodes, with declarative shadow trees. */
export function toHtml(nodes: readonly NameNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node);
      const { tag, attributes, shadow, children } = node;
      const start = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escape(value)}"`,
      );
      if (voidTags.test(tag)) return `<${tag}${start.join('')}>`;
      const root = shadow ? `<template shadowrootmode="open">${toHtml(shadow)}</template>` : '';
      return `<${tag}${start.join('')}>${root}${toHtml(children)}</${tag}>`;
    })
    .join('');
}

/** Nodes with every element replaced by what `change` returns for it. */
export const mapElements = (
  nodes: readonly NameNode[],
  change: (element: NameElement) => NameElement,
): NameNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { shadow, children, ...changed } = change(node);
    return {
      ...changed,
      ...(shadow && { shadow: mapElements(shadow, change) }),
      children: mapElements(children, change),
    };
  });

/** Ids that elements may have; several elements may have one id, and references may lead in circles. */
const ids = ['a', 'b', 'c', 'd'];
const idList = fc
  .array(fc.constantFrom(...ids, 't', 'missing'), { minLength: 1, maxLength: 3 })
  .map((list) => list.join(' '));
const words = fc.constantFrom('甲', '乙丙', 'ab', '1', ' ', '  丁 ', '\n戊\n', '&', '');

/** Attributes of any element, each with how often it occurs in a hundred. */
const common = {
  id: fc.constantFrom(...ids),
  'aria-label': words,
  'aria-labelledby': idList,
  title: words,
  hidden: fc.constant(''),
  'aria-hidden': fc.constantFrom('true', 'false'),
  style: fc.constantFrom(
    'display:none',
    'display:block',
    'display:inline-block',
    'display:contents',
    'visibility:hidden',
    'visibility:visible',
  ),
  class: fc.constantFrom('before', 'after', 'before after'),
  slot: fc.constantFrom('one'),
} as const;
const shares: Readonly<Record<keyof typeof common, number>> = {
  id: 45,
  'aria-label': 12,
  'aria-labelledby': 12,
  title: 8,
  hidden: 8,
  'aria-hidden': 8,
  style: 15,
  class: 8,
  slot: 8,
};

const maybe = <Value>(share: number, value: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 100 - share, arbitrary: fc.constant(undefined) },
    { weight: share, arbitrary: value },
  );

const attributes = fc
  .record(
    Object.fromEntries(
      Object.entries(common).map(([name, value]) => [
        name,
        maybe<string>(shares[name as keyof typeof common], value),
      ]),
    ),
  )
  .map((all) => definedOf(all));

function definedOf(all: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const defined: Record<string, string> = {};
  for (const [name, value] of Object.entries(all)) if (value !== undefined) defined[name] = value;
  return defined;
}

/** Elements without content, and the attributes that make them what they are. */
const leaf = fc.oneof(
  fc.constant({ tag: 'br', own: {} }),
  fc.constant({ tag: 'img', own: {} }),
  words.map((alt) => ({ tag: 'img', own: { alt } })),
  fc
    .record({
      type: fc.constantFrom('text', 'checkbox', 'radio', 'button', 'submit', 'range', 'number'),
      value: fc.constantFrom('3', '7'),
    })
    .map((own) => ({ tag: 'input', own })),
);

/** Elements with content. */
const container = fc.oneof(
  fc.constantFrom('span', 'b', 'i', 'em', 'div', 'p', 'ul', 'li', 'section').map((tag) => ({
    tag,
    own: {},
  })),
  fc.constantFrom('h2', 'button', 'fieldset', 'legend').map((tag) => ({
    tag,
    own: {},
  })),
  fc.constant({ tag: 'a', own: { href: '#' } }),
  fc.constantFrom('t', ...ids).map((id) => ({ tag: 'label', own: { for: id } })),
  fc
    .constantFrom('img', 'none', 'presentation', 'link', 'heading', 'group', 'note', 'button')
    .map((role) => ({ tag: 'span', own: { role } })),
);

const { nodes } = fc.letrec<{ node: NameNode; nodes: NameNode[] }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'names' }),
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small', depthIdentifier: 'names' },
    { weight: 5, arbitrary: words },
    {
      weight: 2,
      arbitrary: fc.record({ leaf, all: attributes }).map(({ leaf: { tag, own }, all }) => ({
        tag,
        attributes: tag === 'br' ? {} : { ...all, ...own },
        children: [],
      })),
    },
    {
      weight: 5,
      arbitrary: fc
        .record({ container, all: attributes, children: tie('nodes') })
        .map(({ container: { tag, own }, all, children }) => ({
          tag,
          attributes: { ...all, ...own },
          children,
        })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({ all: attributes, shadow: tie('nodes'), children: tie('nodes') })
        .map(({ all, ...inner }) => ({ tag: 'span', attributes: all, ...inner })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ name: maybe(30, fc.constant('one')), children: tie('nodes') })
        .map(({ name, children }) => ({
          tag: 'slot',
          attributes: definedOf({ name }),
          children,
        })),
    },
  ),
}));

/** The element with the id `t`, whose name is computed: it has a name by its content, a label or a reference. */
const target = fc
  .record({
    kind: fc.oneof(
      fc.constantFrom('button', 'h2', 'fieldset').map((tag) => ({ tag, own: {} })),
      fc.constant({ tag: 'a', own: { href: '#' } }),
      fc
        .constantFrom('text', 'checkbox', 'radio', 'button', 'submit', 'range')
        .map((type) => ({ tag: 'input', own: { type, value: '5' } })),
      words.map((alt) => ({ tag: 'img', own: { alt } })),
      fc
        .constantFrom('link', 'tab', 'switch', 'img', 'group', 'note', 'heading')
        .map((role) => ({ tag: 'div', own: { role } })),
    ),
    all: fc
      .record({
        'aria-label': maybe(20, words),
        'aria-labelledby': maybe(40, idList),
        title: maybe(15, words),
        class: maybe(10, common.class),
      })
      .map(definedOf),
    children: nodes,
  })
  .map(({ kind: { tag, own }, all, children }): NameElement => ({
    tag,
    attributes: { ...all, ...own, id: 't' },
    children: voidTags.test(tag) ? [] : children,
  }));

/** Pages with a target among other nodes. */
export const namePages: fc.Arbitrary<NameNode[]> = fc
  .record({ before: nodes, target, after: nodes })
  .map(({ before, target: element, after }) => [...before, element, ...after]);
