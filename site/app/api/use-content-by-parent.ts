import { useSiteCall } from './use-site-call';

/** The categories right below one, each with its newest entries. */
export function useContentByParent(parentCode: string) {
  return useSiteCall('contentListByParentCode', parentCode === '' ? undefined : { parentCode });
}
