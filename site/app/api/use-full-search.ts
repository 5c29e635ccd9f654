import { useSitePage, type SiteInput } from './use-site-call';

/** A page of search hits; no request for `undefined`. */
export function useFullSearch(input: SiteInput<'fullSearch'> | undefined) {
  return useSitePage('fullSearch', input);
}
