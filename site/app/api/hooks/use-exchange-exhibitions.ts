import { useSiteCall } from '../client/use-site-call';

/** The newest exchange exhibitions with other museums. */
export function useExchangeExhibitions(pageSize: number) {
  return useSiteCall('exhibitionPageInterflow', { pageNum: 1, pageSize });
}
