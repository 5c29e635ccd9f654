import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';
import { readExhibit } from '../read/exhibit';

/** A page of objects; no request for `undefined`. */
export function useExhibitPage(input: SiteInput<'exhibitPage'> | undefined) {
  return usePagedSiteCall(readExhibit, 'exhibitPage', input);
}
