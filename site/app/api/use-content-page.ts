import { useSitePage, type SiteInput } from './use-site-call';

/** A page of a category's entries, newest first; no request for `undefined`. */
export function useContentPage(input: SiteInput<'contentPage'> | undefined) {
  return useSitePage('contentPage', input);
}
