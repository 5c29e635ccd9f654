import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** One exhibition with its text. */
export function useExhibitionDetail(id: string) {
  const siteId = useSiteId();
  return useCall('exhibitionDetail', siteId === undefined ? undefined : { siteId, id });
}
