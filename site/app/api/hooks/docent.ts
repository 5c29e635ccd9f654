import { readDocentSlot } from '../read/docent';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** The docents' tours of a day; never from the cache alone, because of the free places. */
export function useDocentTours(day: string) {
  const siteId = useSiteId();
  return useCall(readDocentSlot, 'docentTours', siteId === undefined ? undefined : { siteId, day });
}

/** All docent tours that can be booked; never from the cache alone, because of the free places. */
export function useDocentSlots() {
  const siteId = useSiteId();
  return useCall(readDocentSlot, 'docentSlots', siteId === undefined ? undefined : { siteId });
}
