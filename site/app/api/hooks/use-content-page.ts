import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';

/** A page of a category's entries, newest first; no request for `undefined`. */
export function useContentPage(input: SiteInput<'contentPage'> | undefined) {
  return usePagedSiteCall('contentPage', input);
}
