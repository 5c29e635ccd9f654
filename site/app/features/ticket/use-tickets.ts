import { useMemo, useSyncExternalStore } from 'react';
import { onTicketsChanged, readTickets, type Ticket } from './saved-tickets';

/** The tickets on this device; none while the page of the service is hydrated. */
export function useTickets(): readonly Ticket[] {
  const stored = useSyncExternalStore(
    onTicketsChanged,
    () => JSON.stringify(readTickets(new Date())),
    () => '[]',
  );
  return useMemo(() => JSON.parse(stored) as Ticket[], [stored]);
}
