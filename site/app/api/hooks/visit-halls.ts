import { readExhibitionOnView } from '../read/visit';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** The exhibitions on view on a day, with their rooms and objects; no request for `undefined`. */
export function useVisitHalls(day: string | undefined) {
  const siteId = useSiteId();
  return useCall(
    readExhibitionOnView,
    'visitHalls',
    siteId === undefined || day === undefined ? undefined : { siteId, day },
  );
}
