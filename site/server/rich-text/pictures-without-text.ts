import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** Number of pictures of a rich text whose alternative text is missing or blank. */
export function picturesWithoutText(html: string): number {
  if (!html.includes('<img')) return 0;
  let count = 0;
  // The text may not be checked yet: a function that calls itself would not return from one of any depth.
  const parents: DefaultTreeAdapterTypes.ParentNode[] = [parseFragment(html)];
  for (const { childNodes } of parents) {
    for (const node of childNodes) {
      if (!tree.isElementNode(node)) continue;
      parents.push(node);
      const alt = node.attrs.find(({ name }) => name === 'alt')?.value ?? '';
      if (node.tagName === 'img' && alt.trim() === '') count += 1;
    }
  }
  return count;
}
