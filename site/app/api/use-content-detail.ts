import { useSiteCall, type SiteInput } from './use-site-call';

/** One entry; `undefined` waits. */
export function useContentDetail(input: SiteInput<'contentDetail'> | undefined) {
  return useSiteCall('contentDetail', input);
}
