import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';

/** A page of a category's entries of one period or material, newest first; no request for `undefined`. */
export function useContentByDict(input: SiteInput<'contentPageByDict'> | undefined) {
  return usePagedSiteCall('contentPageByDict', input);
}
