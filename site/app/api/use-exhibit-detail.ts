import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** One object of the collection. */
export function useExhibitDetail(id: string) {
  const siteId = useSiteId();
  return useCall('exhibitDetail', siteId === undefined ? undefined : { siteId, id });
}
