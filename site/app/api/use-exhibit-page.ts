import { useSitePage, type SiteInput } from './use-site-call';

/** A page of objects; no request for `undefined`. */
export function useExhibitPage(input: SiteInput<'exhibitPage'> | undefined) {
  return useSitePage('exhibitPage', input);
}
