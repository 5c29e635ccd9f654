import { useSiteCall } from '../client/use-site-call';

/** One exhibition with its text. */
export function useExhibitionDetail(id: string) {
  return useSiteCall('exhibitionDetail', { id });
}
