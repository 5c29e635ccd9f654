import { useSiteCall } from './use-site-call';

/** The categories right below one that have entries under a tag, each with the newest of them. */
export function useContentByTag(parentCode: string, tagId: string) {
  return useSiteCall('contentListByParentCodeAndTag', { parentCode, tagId });
}
