import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** Number of pictures of a rich text whose alternative text is missing or blank. */
export function picturesWithoutText(html: string): number {
  return html.includes('<img') ? countIn(parseFragment(html)) : 0;
}

function countIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode): number {
  return childNodes.reduce((count, node) => {
    if (!tree.isElementNode(node)) return count;
    const alt = node.attrs.find(({ name }) => name === 'alt')?.value ?? '';
    const isBare = node.tagName === 'img' && alt.trim() === '';
    return count + (isBare ? 1 : 0) + countIn(node);
  }, 0);
}
