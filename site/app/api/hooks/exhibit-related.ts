import { readRelatedExhibits } from '../read/exhibit-related';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** Objects related to an object, in groups. */
export function useExhibitRelated(id: string) {
  const siteId = useSiteId();
  return useCall(
    readRelatedExhibits,
    'exhibitRelated',
    siteId === undefined ? undefined : { siteId, id },
  );
}
