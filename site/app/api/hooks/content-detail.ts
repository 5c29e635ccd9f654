import { useSiteCall, type SiteInput } from '../client/use-site-call';
import { readContentEntryDetail } from '../read/content-detail';

/** One entry; no request for `undefined`. */
export function useContentDetail(input: SiteInput<'contentDetail'> | undefined) {
  return useSiteCall(readContentEntryDetail, 'contentDetail', input);
}
