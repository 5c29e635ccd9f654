import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';

/** A page of objects; no request for `undefined`. */
export function useExhibitPage(input: SiteInput<'exhibitPage'> | undefined) {
  return usePagedSiteCall('exhibitPage', input);
}
