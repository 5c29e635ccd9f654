import { useSitePage, type SiteInput } from './use-site-call';

/** A page of a category's entries of one period or material, newest first; no request for `undefined`. */
export function useContentByDict(input: SiteInput<'contentPageByDict'> | undefined) {
  return useSitePage('contentPageByDict', input);
}
