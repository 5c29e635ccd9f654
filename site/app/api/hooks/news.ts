import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';
import { readContentEntry } from '../read/content';

/** A page of all news, newest first; no request for `undefined`. */
export function useNews(input: SiteInput<'contentNews'> | undefined) {
  return usePagedSiteCall(readContentEntry, 'contentNews', input);
}
