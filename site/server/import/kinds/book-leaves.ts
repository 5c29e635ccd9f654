import type { PartRecord } from './entry-parts';
import type { Static } from 'typebox';

/** Characters of a leaf before the next passage begins another one: a page that is read at ease. */
const leafLength = 150;

/** The passages of a book as the leaves of its reader, in their order and none of them cut. */
export function leavesOf(title: string, passages: readonly string[]): Static<typeof PartRecord>[] {
  const leaves: string[][] = [];
  let length = leafLength;
  for (const passage of passages) {
    if (length >= leafLength) {
      leaves.push([]);
      length = 0;
    }
    leaves.at(-1)?.push(passage);
    length += passage.length;
  }
  return leaves.map((leaf, index) => ({
    kind: 'leaf',
    id: `leaf-${index + 1}`,
    title_zh: `节选 ${index + 1}`,
    title_en: `Extract ${index + 1}`,
    facts: { text: leaf.join('\n'), fold: title },
  }));
}
