import { usePagedSiteCall, useSiteCall, type SiteInput } from '../client/use-site-call';
import { readExhibition, readExhibitionDetail } from '../read/exhibition';
import { readContentEntry } from '../read/content';

/** A page of exhibitions: current, then upcoming, then past. */
export function useExhibitionPage(input: SiteInput<'exhibitionPage'>) {
  return usePagedSiteCall(readExhibition, 'exhibitionPage', input);
}

/** One exhibition with its text. */
export function useExhibitionDetail(id: string) {
  return useSiteCall(readExhibitionDetail, 'exhibitionDetail', { id });
}

/** The newest exchange exhibitions with other museums. */
export function useExchangeExhibitions(pageSize: number) {
  return useSiteCall(readContentEntry, 'exhibitionPageInterflow', { pageNum: 1, pageSize });
}
