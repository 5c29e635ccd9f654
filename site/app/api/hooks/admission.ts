import { readAdmissionSlot } from '../read/admission';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** Times of entry that can be booked, all or those of a period of days; never from the cache alone, because of the free places. */
export function useAdmissionSlots(period?: { from: string; to: string }) {
  const siteId = useSiteId();
  return useCall(
    readAdmissionSlot,
    'admissionSlots',
    siteId === undefined ? undefined : { siteId, ...period },
  );
}
