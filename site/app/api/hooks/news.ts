import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';

/** A page of all news, newest first; no request for `undefined`. */
export function useNews(input: SiteInput<'contentNews'> | undefined) {
  return usePagedSiteCall('contentNews', input);
}
