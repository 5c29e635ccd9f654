import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** The categories right below one that have entries under a tag, each with the newest of them. */
export function useContentByTag(parentCode: string, tagId: string) {
  const siteId = useSiteId();
  const input = siteId === undefined ? undefined : { siteId, parentCode, tagId };
  return useCall('contentListByParentCodeAndTag', input);
}
