import type { PartRecord } from './entry-parts';
import type { Static } from 'typebox';

/** Minimum number of characters of a leaf before the next passage starts a new one. */
const leafLength = 150;

/** Groups the passages of a book into leaves for the book reader, in order, without splitting a passage. */
export function groupIntoLeaves(
  title: string,
  passages: readonly string[],
): Static<typeof PartRecord>[] {
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
