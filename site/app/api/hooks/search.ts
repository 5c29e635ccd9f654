import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';

/** A page of search hits; no request for `undefined`. */
export function useFullSearch(input: SiteInput<'fullSearch'> | undefined) {
  return usePagedSiteCall('fullSearch', input);
}
