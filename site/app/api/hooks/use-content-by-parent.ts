import { useSiteCall } from '../client/use-site-call';

/** The subcategories of a category, each with its newest entries; no request for ''. */
export function useContentByParent(parentCode: string) {
  return useSiteCall('contentListByParentCode', parentCode === '' ? undefined : { parentCode });
}
