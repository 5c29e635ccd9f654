import type { JoinedTexts } from '../memory/joined-texts';
import { placeAt } from '../memory/place-at';
import { beginsWithOneEdit } from './one-edit';

/**
 * Calls for each document whose text holds what one edit makes the pattern, once or more. One edit
 * leaves one half of the pattern whole, unless it swaps the two letters in the middle: only where such
 * a piece stands is looked closer.
 */
export function eachWithOneEdit(
  { joined, starts }: JoinedTexts,
  pattern: string,
  visit: (document: number) => void,
): void {
  const middle = pattern.length >> 1;
  const [first, second] = [pattern.slice(0, middle), pattern.slice(middle)];
  const swapped = first.slice(0, -1) + second.slice(0, 1) + first.slice(-1) + second.slice(1);
  const look = (piece: string, offsets: readonly number[]) => {
    for (let at = joined.indexOf(piece); at >= 0; at = joined.indexOf(piece, at + 1)) {
      if (offsets.some((offset) => beginsWithOneEdit(joined, at - offset, pattern)))
        visit(placeAt(starts, at));
    }
  };
  look(first, [0]);
  look(second, [middle - 1, middle, middle + 1]);
  look(swapped, [0]);
}
