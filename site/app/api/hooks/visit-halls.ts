import { readExhibitionOnView } from '../read/visit';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** The exhibitions on view on a day, with their rooms and objects. */
export function useVisitHalls(day: string) {
  const siteId = useSiteId();
  return useCall(
    readExhibitionOnView,
    'visitHalls',
    siteId === undefined ? undefined : { siteId, day },
  );
}
