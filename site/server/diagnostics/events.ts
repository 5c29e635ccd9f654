import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { SecurityEvent } from './security-event';

/** What modules tell of themselves, by event. */
export interface DiagnosticEvents {
  /** A cache was created. Several caches may have one name. */
  cache: { name: string; cache: SizedCache };
  /** A queue was created. Several queues may have one name. */
  queue: { name: string; queue: TaskQueue };
  /** A task was rejected because its queue is full. */
  queueFull: { name: string };
  /** A call was rejected or is of interest for detecting attacks. */
  security: { event: SecurityEvent };
  /** The content version was read from the database. */
  contentVersion: { version: string };
  /** The search server was asked. */
  searchServer: { result: 'answered' | 'failed' };
  /** The search server has the newest content of a site. */
  searchFilled: { siteId: string; documents: number; seconds: number };
}

/** An LRU cache that is limited in bytes. */
export interface SizedCache {
  /** Bytes in use. */
  calculatedSize: number;
  /** Number of entries. */
  size: number;
}

/** A queue with a maximum number of concurrent tasks. */
export interface TaskQueue {
  /** Number of running tasks. */
  pending: number;
  /** Number of waiting tasks. */
  size: number;
}

type EventName = keyof DiagnosticEvents;

const channels = {
  cache: channel('yunze:cache'),
  queue: channel('yunze:queue'),
  queueFull: channel('yunze:queue-full'),
  security: channel('yunze:security'),
  contentVersion: channel('yunze:content-version'),
  searchServer: channel('yunze:search-server'),
  searchFilled: channel('yunze:search-filled'),
} satisfies Record<EventName, unknown>;

/** Tells the listeners in this process of an event; without listeners it does nothing. */
export function publishEvent<Name extends EventName>(
  name: Name,
  message: DiagnosticEvents[Name],
): void {
  if (channels[name].hasSubscribers) channels[name].publish(message);
}

/** Listens to an event. Returns a function that ends listening. */
export function listenToEvent<Name extends EventName>(
  name: Name,
  listener: (message: DiagnosticEvents[Name]) => void,
): () => void {
  const subscriber = (message: unknown) => listener(message as DiagnosticEvents[Name]);
  subscribe(channels[name].name, subscriber);
  return () => {
    unsubscribe(channels[name].name, subscriber);
  };
}
