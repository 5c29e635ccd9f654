import { useSitePage, type SiteInput } from './use-site-call';

/** A page of hits; `undefined` waits. */
export function useFullSearch(input: SiteInput<'fullSearch'> | undefined) {
  return useSitePage('fullSearch', input);
}
