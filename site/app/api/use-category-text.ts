import { useSiteCall } from './use-site-call';

/** The text of a page that is one, where the category has one. */
export function useCategoryText(categoryCode: string) {
  return useSiteCall('contentCategoryText', { categoryCode });
}
