import { readDocentSlot } from './read/docent-slot';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

/** All docent tours that can be booked; requested on every mount, because of the free places. */
export function useDocentSlots() {
  const siteId = useSiteId();
  return useCallWith(readDocentSlot, 'docentSlots', siteId === undefined ? undefined : { siteId }, {
    revalidateOnMount: true,
  });
}
