import { useSiteCall } from '../client/use-site-call';

/** The tags of a category's entries, with counts. */
export function useContentTags(categoryCode: string) {
  return useSiteCall('contentTags', { categoryCode });
}
