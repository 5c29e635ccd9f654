import { useSiteCall } from '../client/use-site-call';

/** The subcategories that have entries with a tag, each with the newest of them. */
export function useContentByTag(parentCode: string, tagId: string) {
  return useSiteCall('contentListByParentCodeAndTag', { parentCode, tagId });
}
