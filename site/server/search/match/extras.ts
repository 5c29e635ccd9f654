import type { SearchKind } from '../../../contract/entities/search-hit';
import type { SearchIndex } from '../memory/search-index';
import { worth } from './scores';

/**
 * Objects and exhibitions stand before activities, and these before products and articles that are as good; in long
 * texts chance weighs more.
 */
const worthOfKind: Readonly<Record<SearchKind, { named: number; mentioned: number }>> = {
  object: { named: 5, mentioned: 2 },
  exhibition: { named: 5, mentioned: 2 },
  activity: { named: 2, mentioned: 0 },
  product: { named: 0, mentioned: 0 },
  article: { named: 0, mentioned: 0 },
};
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
  const { named, mentioned } = worthOfKind[kinds[document] ?? 'article'];
  const ofKind = score < worth.apart ? mentioned : named;
  if (score < titleFrom) return ofKind;
  // The shorter a title, the more of it is what was sought.
  const length = title.keys[document]?.length ?? 0;
  return ofKind + (worthOfShortTitle * typicalTitle) / (typicalTitle + length);
}
