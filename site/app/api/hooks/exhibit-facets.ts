import { usePagedSiteCall, type SiteInput } from '../client/use-site-call';
import { readExhibitFacet } from '../read/exhibit-facets';

/** The values of every filter of the list of objects, with the number of objects that each leaves. */
export function useExhibitFacets(input: SiteInput<'exhibitFacets'>) {
  return usePagedSiteCall(readExhibitFacet, 'exhibitFacets', input);
}
