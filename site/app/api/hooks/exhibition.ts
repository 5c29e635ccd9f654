import { usePagedSiteCall, useSiteCall, type SiteInput } from '../client/use-site-call';

/** A page of exhibitions: current, then upcoming, then past. */
export function useExhibitionPage(input: SiteInput<'exhibitionPage'>) {
  return usePagedSiteCall('exhibitionPage', input);
}

/** One exhibition with its text. */
export function useExhibitionDetail(id: string) {
  return useSiteCall('exhibitionDetail', { id });
}

/** The newest exchange exhibitions with other museums. */
export function useExchangeExhibitions(pageSize: number) {
  return useSiteCall('exhibitionPageInterflow', { pageNum: 1, pageSize });
}
