import { useMemo, useSyncExternalStore } from 'react';
import { onTicketsChanged, readTickets } from './saved-tickets';
import type { Ticket } from './ticket';

/** The tickets on this device, also after a change by another tab. */
export function useTickets(): readonly Ticket[] {
  const stored = useSyncExternalStore(onTicketsChanged, () =>
    JSON.stringify(readTickets(new Date())),
  );
  return useMemo(() => JSON.parse(stored) as Ticket[], [stored]);
}
