import type { Exhibit } from '../../../contract/schemas/exhibit';
import type { CallState } from '../client/use-call';
import { useSiteCall } from '../client/use-site-call';
import { readExhibitDetail } from '../read/exhibit-detail';

/** One object of the collection; no request for `undefined`. */
export function useExhibitDetail(id: string | undefined): CallState<Exhibit> {
  return useSiteCall(readExhibitDetail, 'exhibitDetail', id === undefined ? undefined : { id });
}
