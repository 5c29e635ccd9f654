import { useEffect, useRef, useState } from 'react';
import { bookingCalendarUrl } from '../../../contract/shared/booking-calendar';
import { useSiteId } from '../../api/client/use-site-id';
import { useIsOnline } from '../../ui/use-is-online';
import type { Ticket } from './ticket';

/** Far below the service's limit for calendar entries, 120 a minute. */
const maxChecks = 10;

/** Ids of the tickets whose booking was cancelled, also by another device or the staff. Asks once for each visit to come. */
export function useCancelledTickets(tickets: readonly Ticket[]): readonly string[] {
  const siteId = useSiteId();
  const isOnline = useIsOnline();
  const [cancelled, setCancelled] = useState<readonly string[]>([]);
  const checked = useRef(new Set<string>());
  useEffect(() => {
    if (!isOnline || siteId === undefined) return;
    for (const { id, endAt } of tickets) {
      if (checked.current.size >= maxChecks) return;
      if (checked.current.has(id) || Date.parse(endAt) <= Date.now()) continue;
      checked.current.add(id);
      isCancelled(id, siteId).then(
        (isGone) => {
          if (isGone) setCancelled((others) => [...others, id]);
        },
        // Without an answer, the ticket stays as it is.
        () => undefined,
      );
    }
  }, [tickets, siteId, isOnline]);
  return cancelled;
}

/** Whether the booking has no calendar entry any more; any other failure tells nothing about the booking. */
async function isCancelled(id: string, siteId: string): Promise<boolean> {
  const { status } = await fetch(bookingCalendarUrl(id, siteId), { cache: 'no-store' });
  return status === 404;
}
