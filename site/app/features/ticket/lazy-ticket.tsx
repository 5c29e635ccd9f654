import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ChunkRetry } from '../../ui/lazy/chunk-retry';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component';
import type { Ticket } from './saved-tickets';

const loadCode = async () => (await import('./ticket-code')).TicketCode;
const loadList = async () => (await import('./saved-ticket-list')).SavedTicketList;

/** `TicketCode`, loaded when it is shown. */
export function LazyTicketCode({ ticket }: { ticket: Ticket }) {
  const { Part, retry } = useLoaded(loadCode);
  if (!Part) return retry;
  return <Part ticket={ticket} />;
}

/** `SavedTicketList`, loaded when there are tickets. */
export function LazyTicketList({ tickets }: { tickets: readonly Ticket[] }) {
  const { Part, retry } = useLoaded(loadList);
  if (!Part) return retry;
  return <Part tickets={tickets} />;
}

function useLoaded<Props>(loadComponent: () => Promise<ComponentType<Props>>) {
  const { Component, load } = useLazyComponent(loadComponent);
  const [hasFailed, setFailed] = useState(false);
  const requestRef = useRef(load);
  useEffect(() => {
    void requestRef.current().then((hasLoaded) => {
      setFailed(!hasLoaded);
    });
  }, []);
  return { Part: Component, retry: hasFailed ? <ChunkRetry onRetry={load} /> : null };
}
