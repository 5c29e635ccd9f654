import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** The tags of a category's entries with their counts; `undefined` waits. */
export function useContentTags(categoryCode: string | undefined) {
  const siteId = useSiteId();
  const ready = siteId !== undefined && categoryCode !== undefined;
  return useCall('contentTags', ready ? { siteId, categoryCode } : undefined);
}
