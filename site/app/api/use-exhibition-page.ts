import { useSitePage, type SiteInput } from './use-site-call';

/** A page of exhibitions: current, then upcoming, then past. */
export function useExhibitionPage(input: SiteInput<'exhibitionPage'>) {
  return useSitePage('exhibitionPage', input);
}
