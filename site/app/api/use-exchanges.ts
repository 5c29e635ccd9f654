import { useSiteCall } from './use-site-call';

/** The newest exchange exhibitions with other museums. */
export function useExchanges(pageSize: number) {
  return useSiteCall('exhibitionPageInterflow', { pageNum: 1, pageSize });
}
