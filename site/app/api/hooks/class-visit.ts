import { readClassVisitSlot } from '../read/class-visit';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** Sessions that classes can book; never from the cache alone, because of the free places. */
export function useClassVisitSlots() {
  const siteId = useSiteId();
  return useCall(
    readClassVisitSlot,
    'classVisitSlots',
    siteId === undefined ? undefined : { siteId },
  );
}
