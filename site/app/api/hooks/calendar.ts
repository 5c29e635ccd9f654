import { readCalendarDate } from '../read/calendar';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** What is on in the museum from one day to another, both included. */
export function useCalendarDates(from: string, to: string) {
  const siteId = useSiteId();
  return useCall(
    readCalendarDate,
    'calendarDates',
    siteId === undefined ? undefined : { siteId, from, to },
  );
}
