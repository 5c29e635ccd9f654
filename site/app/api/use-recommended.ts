import { readContentEntry } from './read/content-entry';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

/** A category's entries with those below it: the recommended ones first, then the newest. */
export function useRecommended(categoryCode: string, pageSize: number) {
  const siteId = useSiteId();
  const input = siteId === undefined ? undefined : { siteId, categoryCode, pageNum: 1, pageSize };
  return useCallWith(readContentEntry, 'contentPageByRecommend', input);
}
