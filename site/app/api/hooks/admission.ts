import { readAdmissionSlot } from '../read/admission';
import { useCallWith } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** All times of entry that can be booked; never from the cache alone, because of the free places. */
export function useAdmissionSlots() {
  const siteId = useSiteId();
  return useCallWith(
    readAdmissionSlot,
    'admissionSlots',
    siteId === undefined ? undefined : { siteId },
  );
}
