import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';

/** A page of exhibitions: current, then upcoming, then past. */
export function useExhibitionPage(input: SiteInput<'exhibitionPage'>) {
  return usePagedSiteCall('exhibitionPage', input);
}
