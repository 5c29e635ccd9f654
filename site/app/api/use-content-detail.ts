import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** One entry; `undefined` waits. */
export function useContentDetail(input: { categoryCode: string; contentId: string } | undefined) {
  const siteId = useSiteId();
  return useCall('contentDetail', siteId !== undefined && input ? { ...input, siteId } : undefined);
}
