import { readContentEntry } from '../read/content-entry';
import { useCallWith } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** Entries of a category and its subcategories: recommended first, then newest. */
export function useRecommendedEntries(categoryCode: string, pageSize: number) {
  const siteId = useSiteId();
  const input = siteId === undefined ? undefined : { siteId, categoryCode, pageNum: 1, pageSize };
  return useCallWith(readContentEntry, 'contentPageByRecommend', input);
}
