import { useSiteCall } from '../client/use-site-call';

/** One object of the collection. */
export function useExhibitDetail(id: string) {
  return useSiteCall('exhibitDetail', { id });
}
