import { readDocentSlot } from '../read/docent';
import { useCallWith } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** All docent tours that can be booked; requested on every mount, because of the free places. */
export function useDocentSlots() {
  const siteId = useSiteId();
  return useCallWith(readDocentSlot, 'docentSlots', siteId === undefined ? undefined : { siteId }, {
    revalidateOnMount: true,
  });
}
