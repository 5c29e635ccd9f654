import { useSyncExternalStore } from 'react';
import { loadChunk } from '../../loading/load-chunk';
import { LazyPart } from '../../ui/lazy/lazy-part';
import { ticketStorageKey, type Ticket } from './ticket';

const loadTickets = () => import('./tickets');
const loadNew = async () => (await loadTickets()).NewTicket;
const loadSaved = async () => (await loadTickets()).SavedTicketList;
/** The storage is read again at each rendering; its events belong to the loaded code. */
const neverChanges = () => () => undefined;

/** The ticket of a booking just made: kept on this device, and shown. */
export function LazyNewTicket({ ticket }: { ticket: Ticket }) {
  return <LazyPart load={loadNew} props={{ ticket }} />;
}

/** The tickets on this device but that of the code `except`; loaded only where there are any. */
export function LazySavedTickets({ except }: { except: string | undefined }) {
  const isNeeded = useSyncExternalStore(neverChanges, hasStoredTickets, () => false);
  return isNeeded && <LazyPart load={loadSaved} props={{ except }} />;
}

/** Removes the ticket of a cancelled booking, named by its id or code. */
export async function forgetTicket(idOrCode: string): Promise<void> {
  if (!hasStoredTickets()) return;
  const { removeTicket } = await loadChunk(loadTickets);
  removeTicket(idOrCode, new Date());
}

/** Whether anything is stored; what it is, the loaded code reads. */
function hasStoredTickets(): boolean {
  try {
    return window.localStorage.getItem(ticketStorageKey) !== null;
  } catch {
    return false;
  }
}
