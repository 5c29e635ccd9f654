import type { JoinedTexts } from '../memory/joined-texts';
import { findSegment } from '../memory/find-segment';
import { matchesWithinOneEditAt } from './one-edit';

/**
 * Visits each document whose text contains the pattern within one edit, once or more. One edit leaves one
 * half of the pattern intact, or swaps the two middle letters: only occurrences of these are checked.
 */
export function forEachWithinOneEdit(
  { joined, starts }: JoinedTexts,
  pattern: string,
  visit: (document: number) => void,
): void {
  const middle = pattern.length >> 1;
  const [first, second] = [pattern.slice(0, middle), pattern.slice(middle)];
  const swapped = first.slice(0, -1) + second.slice(0, 1) + first.slice(-1) + second.slice(1);
  const checkPiece = (piece: string, offsets: readonly number[]) => {
    for (let at = joined.indexOf(piece); at >= 0; at = joined.indexOf(piece, at + 1)) {
      if (offsets.some((offset) => matchesWithinOneEditAt(joined, at - offset, pattern)))
        visit(findSegment(starts, at));
    }
  };
  checkPiece(first, [0]);
  checkPiece(second, [middle - 1, middle, middle + 1]);
  checkPiece(swapped, [0]);
}
