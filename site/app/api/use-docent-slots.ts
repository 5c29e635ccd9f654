import { readDocentSlot } from './read/docent-slot';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

/** Every docent's tour that can be booked, with the places that are left now. */
export function useDocentSlots() {
  const siteId = useSiteId();
  return useCallWith(readDocentSlot, 'docentSlots', siteId === undefined ? undefined : { siteId }, {
    revalidateOnMount: true,
  });
}
