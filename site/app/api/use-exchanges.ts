import { readContentEntry } from './read/content-entry';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

/** The newest exchanges with other museums, at home and abroad. */
export function useExchanges(pageSize: number) {
  const siteId = useSiteId();
  const input = siteId === undefined ? undefined : { siteId, pageNum: 1, pageSize };
  return useCallWith(readContentEntry, 'exhibitionPageInterflow', input);
}
