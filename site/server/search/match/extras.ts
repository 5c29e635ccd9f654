import type { SearchIndex } from '../memory/search-index';
import { worth } from './scores';

/** Objects and exhibitions stand before articles that are as good; in long texts chance weighs more. */
const worthOfThings = { named: 5, mentioned: 2 };
const worthOfShortTitle = 8;
const typicalTitle = 10;

/**
 * What a document is worth beside its match: less than any better field. From `titleFrom` on, the
 * match is in the title.
 */
export function extras(
  { kinds, title }: SearchIndex,
  document: number,
  score: number,
  titleFrom: number = worth.titleByInitials,
): number {
  const isMentioned = score < worth.apart;
  const ofThing = isMentioned ? worthOfThings.mentioned : worthOfThings.named;
  const ofKind = kinds[document] === 'article' ? 0 : ofThing;
  if (score < titleFrom) return ofKind;
  // The shorter a title, the more of it is what was sought.
  const length = title.keys[document]?.length ?? 0;
  return ofKind + (worthOfShortTitle * typicalTitle) / (typicalTitle + length);
}
