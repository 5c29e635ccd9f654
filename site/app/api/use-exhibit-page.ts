import { useSitePage, type SiteInput } from './use-site-call';

/** A page of objects; `undefined` waits. */
export function useExhibitPage(input: SiteInput<'exhibitPage'> | undefined) {
  return useSitePage('exhibitPage', input);
}
