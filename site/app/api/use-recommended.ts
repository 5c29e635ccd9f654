import { readContentEntry } from './read/content-entry';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

/** Entries of a category and its subcategories: recommended first, then newest. */
export function useRecommended(categoryCode: string, pageSize: number) {
  const siteId = useSiteId();
  const input = siteId === undefined ? undefined : { siteId, categoryCode, pageNum: 1, pageSize };
  return useCallWith(readContentEntry, 'contentPageByRecommend', input);
}
