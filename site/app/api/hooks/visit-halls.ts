import { readExhibitionOnView } from '../read/visit';
import { useCallWith } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** The exhibitions on view on a day, with their rooms and objects. */
export function useVisitHalls(day: string) {
  const siteId = useSiteId();
  return useCallWith(
    readExhibitionOnView,
    'visitHalls',
    siteId === undefined ? undefined : { siteId, day },
  );
}
