import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** The categories right below one, each with its newest entries. */
export function useContentByParent(parentCode: string) {
  const siteId = useSiteId();
  const input = siteId === undefined || parentCode === '' ? undefined : { siteId, parentCode };
  return useCall('contentListByParentCode', input);
}
