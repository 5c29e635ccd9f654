import { useSiteCall } from '../client/use-site-call';

/** The text entry of a category, for text pages; no rows if there is none. */
export function useCategoryText(categoryCode: string) {
  return useSiteCall('contentCategoryText', { categoryCode });
}
