import { useSitePage, type SiteInput } from './use-site-call';

/** A page of exhibitions: current ones first, then those to come, then past ones. */
export function useExhibitionPage(input: SiteInput<'exhibitionPage'>) {
  return useSitePage('exhibitionPage', input);
}
