import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadChunk } from '../../loading/load-chunk';
import { ChunkRetry } from '../../ui/lazy/chunk-retry';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component';
import { ticketStorageKey, type Ticket } from './ticket';

const loadNew = async () => (await import('./new-ticket')).NewTicket;
const loadSaved = async () => (await import('./saved-ticket-list')).SavedTicketList;
const loadStore = () => import('./saved-tickets');
/** The storage is read again at each rendering; its events belong to the loaded code. */
const neverChanges = () => () => undefined;

/** The ticket of a booking just made: kept on this device, and shown. */
export function LazyNewTicket({ ticket }: { ticket: Ticket }) {
  const { Part, retry } = useLoaded(loadNew, true);
  return Part ? <Part ticket={ticket} /> : retry;
}

/** The tickets on this device but that of the code `except`; loaded only where there are any. */
export function LazySavedTickets({ except }: { except: string | undefined }) {
  const isNeeded = useSyncExternalStore(neverChanges, hasStoredTickets, () => false);
  const { Part, retry } = useLoaded(loadSaved, isNeeded);
  return Part ? <Part except={except} /> : retry;
}

/** Removes the ticket of a cancelled booking, named by its id or code. */
export async function forgetTicket(idOrCode: string): Promise<void> {
  if (!hasStoredTickets()) return;
  const { removeTicket } = await loadChunk(loadStore);
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

function useLoaded<Props>(
  loadComponent: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): { Part: ComponentType<Props> | undefined; retry: ReactNode } {
  const { Component, load } = useLazyComponent(loadComponent);
  const [hasFailed, setFailed] = useState(false);
  const requestRef = useRef(load);
  useEffect(() => {
    if (!isNeeded) return;
    void requestRef.current().then((hasLoaded) => {
      setFailed(!hasLoaded);
    });
  }, [isNeeded]);
  return { Part: Component, retry: hasFailed ? <ChunkRetry onRetry={load} /> : null };
}
