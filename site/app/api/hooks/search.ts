import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';
import { readSearchHit } from '../read/search';

/** A page of search hits; no request for `undefined`. */
export function useFullSearch(input: SiteInput<'fullSearch'> | undefined) {
  return usePagedSiteCall(readSearchHit, 'fullSearch', input);
}
