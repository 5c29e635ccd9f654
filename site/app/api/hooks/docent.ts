import { readDocentSlot } from '../read/docent';
import { useCallWith } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** All docent tours that can be booked; never from the cache alone, because of the free places. */
export function useDocentSlots() {
  const siteId = useSiteId();
  return useCallWith(readDocentSlot, 'docentSlots', siteId === undefined ? undefined : { siteId });
}
