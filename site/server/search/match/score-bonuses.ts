import type { SearchKind } from '../../../contract/schemas/search';
import type { SearchIndex } from '../memory/search-index';
import { matchScores } from './scores';

/**
 * Bonus that ranks objects and exhibitions before activities, products and articles of equal score;
 * `mentioned` for matches in the body, which are more often accidental.
 */
const kindBonus: Readonly<Record<SearchKind, { named: number; mentioned: number }>> = {
  object: { named: 5, mentioned: 2 },
  exhibition: { named: 5, mentioned: 2 },
  activity: { named: 2, mentioned: 0 },
  product: { named: 0, mentioned: 0 },
  article: { named: 0, mentioned: 0 },
};
const shortTitleBonus = 8;
const typicalTitleLength = 10;

/** A match covers a larger share of a shorter title. */
const titleBonus = (length: number) =>
  (shortTitleBonus * typicalTitleLength) / (typicalTitleLength + length);

/** Bonus of a document with a match in its title. */
export const titledBonus = (kind: SearchKind, titleLength: number) =>
  kindBonus[kind].named + titleBonus(titleLength);

/**
 * Creates the bonus of a document independent of the match, smaller than the difference between two fields.
 * A score of at least `titleFrom` is a match in the title.
 */
export function createDocumentBonus(
  { kinds: { codes, values }, titleLengths }: SearchIndex,
  titleFrom: number = matchScores.titleByInitials,
): (document: number, score: number) => number {
  const named = values.map((kind) => kindBonus[kind].named);
  const mentioned = values.map((kind) => kindBonus[kind].mentioned);
  return (document, score) => {
    const bonus = (score < matchScores.apart ? mentioned : named)[codes[document] ?? 0] ?? 0;
    if (score < titleFrom) return bonus;
    return bonus + titleBonus(titleLengths[document] ?? 0);
  };
}
