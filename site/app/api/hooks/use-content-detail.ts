import { useSiteCall, type SiteInput } from '../client/use-site-call';

/** One entry; no request for `undefined`. */
export function useContentDetail(input: SiteInput<'contentDetail'> | undefined) {
  return useSiteCall('contentDetail', input);
}
