import { useSitePage, type SiteInput } from './use-site-call';

/** A page of all news, newest first; no request for `undefined`. */
export function useNews(input: SiteInput<'contentNews'> | undefined) {
  return useSitePage('contentNews', input);
}
