import { useSiteCall } from './use-site-call';

/** The newest exchanges with other museums, at home and abroad. */
export function useExchanges(pageSize: number) {
  return useSiteCall('exhibitionPageInterflow', { pageNum: 1, pageSize });
}
