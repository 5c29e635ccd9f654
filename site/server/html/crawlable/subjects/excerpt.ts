import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Parent = DefaultTreeAdapterTypes.DocumentFragment | DefaultTreeAdapterTypes.Element;

/** The beginning of a text on one line, cut at a grapheme boundary. `length` in graphemes. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(line);
  let count = 0;
  let end = 0;
  for (const { index } of characters) {
    if (count === length - 1) end = index;
    if (++count > length) return `${line.slice(0, end).trimEnd()}…`;
  }
  return line;
}

const inline = new Set('a strong em b i u s sup sub span ruby'.split(' '));

/** Plain text of rich text. */
export function plainText(source: string): string {
  const textOf = (parent: Parent): string =>
    parent.childNodes
      .map((node) => {
        if (tree.isTextNode(node)) return node.value;
        if (!tree.isElementNode(node)) return '';
        return `${textOf(node)}${inline.has(node.tagName) ? '' : ' '}`;
      })
      .join('');
  return textOf(parseFragment(source)).replace(/\s+/g, ' ').trim();
}
