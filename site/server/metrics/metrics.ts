import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { ConnectionUse } from '../db/database';
import { listenToEvent, type SizedCache, type TaskQueue } from '../diagnostics/events';

/** Metrics of this process in the text form of Prometheus. */
export interface Metrics {
  registry: Registry;
  /** Ends listening to the other modules. */
  close: () => void;
}

/**
 * Creates the metrics. Before the other modules: a cache or queue that exists already is not in them.
 * Metrics of the process itself (memory, CPU, event-loop delay, garbage collection) are those of prom-client.
 */
export function createMetrics(readConnectionUse: () => ConnectionUse): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ends = [
    observeCaches(registry),
    observeQueues(registry),
    observeLimits(registry),
    observeContent(registry),
    observeSearchServer(registry),
  ];
  observeConnections(registry, readConnectionUse);
  return { registry, close: () => ends.forEach((end) => end()) };
}

/** Sum of a figure of several objects by their name. */
function sumByName<Item>(items: ReadonlyMap<Item, string>, figureOf: (item: Item) => number) {
  const sums = new Map<string, number>();
  for (const [item, name] of items) sums.set(name, (sums.get(name) ?? 0) + figureOf(item));
  return sums;
}

function observeCaches(registry: Registry): () => void {
  const caches = new Map<SizedCache, string>();
  const registers = [registry];
  const gauge = (name: string, help: string, figureOf: (cache: SizedCache) => number) =>
    new Gauge({
      ...{ name, help, registers, labelNames: ['cache'] as const },
      collect() {
        for (const [cache, value] of sumByName(caches, figureOf)) this.set({ cache }, value);
      },
    });
  gauge('yunze_cache_bytes', 'Bytes in a cache.', ({ calculatedSize }) => calculatedSize);
  gauge('yunze_cache_entries', 'Entries in a cache.', ({ size }) => size);
  const lookups = new Counter({
    name: 'yunze_cache_lookups_total',
    help: 'Lookups in a cache by result: hit or miss.',
    ...{ registers, labelNames: ['cache', 'result'] as const },
  });
  // The channel of lru-cache; caches of other programs in this process have no name.
  const channelName = 'lru-cache:metrics';
  const countLookup = (message: unknown) => {
    const { op, get, cache } = message as { op?: string; get?: string; cache: SizedCache };
    const name = op === 'get' ? caches.get(cache) : undefined;
    if (name) lookups.inc({ cache: name, result: get === 'hit' ? 'hit' : 'miss' });
  };
  subscribe(channelName, countLookup);
  const end = listenToEvent('cache', ({ name, cache }) => void caches.set(cache, name));
  return () => {
    unsubscribe(channelName, countLookup);
    end();
  };
}

function observeQueues(registry: Registry): () => void {
  const queues = new Map<TaskQueue, string>();
  const registers = [registry];
  const labelNames = ['queue'] as const;
  const gauge = (name: string, help: string, figureOf: (queue: TaskQueue) => number) =>
    new Gauge({
      ...{ name, help, registers, labelNames },
      collect() {
        for (const [queue, value] of sumByName(queues, figureOf)) this.set({ queue }, value);
      },
    });
  gauge('yunze_queue_running', 'Running tasks of a queue.', ({ pending }) => pending);
  gauge('yunze_queue_waiting', 'Waiting tasks of a queue.', ({ size }) => size);
  const rejected = new Counter({
    name: 'yunze_queue_rejected_total',
    help: 'Tasks that a full queue rejected with 503.',
    ...{ registers, labelNames },
  });
  const ends = [
    listenToEvent('queue', ({ name, queue }) => void queues.set(queue, name)),
    listenToEvent('queueFull', ({ name }) => rejected.inc({ queue: name })),
  ];
  return () => ends.forEach((end) => end());
}

function observeLimits(registry: Registry): () => void {
  const events = new Counter({
    name: 'yunze_security_events_total',
    help: 'Security events. rate-limited counts each network once a minute; yunze_http_requests_total with status 429 has every rejected request.',
    ...{ registers: [registry], labelNames: ['event'] as const },
  });
  return listenToEvent('security', ({ event }) => events.inc({ event }));
}

function observeContent(registry: Registry): () => void {
  const changes = new Counter({
    name: 'yunze_content_changes_total',
    help: 'Changes of the content that this process has seen: imports and edits by any process.',
    registers: [registry],
  });
  let current: string | undefined;
  return listenToEvent('contentVersion', ({ version }) => {
    if (current !== undefined && current !== version) changes.inc();
    current = version;
  });
}

function observeSearchServer(registry: Registry): () => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'yunze_search_server_requests_total',
    help: 'Requests to the search server (SEARCH_URL) by result: answered or failed.',
    ...{ registers, labelNames: ['result'] as const },
  });
  const labelNames = ['site'] as const;
  const documents = new Gauge({
    name: 'yunze_search_server_documents',
    help: 'Documents of a site after this process has last filled the search server.',
    ...{ registers, labelNames },
  });
  const duration = new Gauge({
    name: 'yunze_search_server_filling_seconds',
    help: 'Duration of the last filling of the search server by this process.',
    ...{ registers, labelNames },
  });
  const ends = [
    listenToEvent('searchServer', ({ result }) => requests.inc({ result })),
    listenToEvent('searchFilled', ({ siteId, ...filled }) => {
      documents.set({ site: siteId }, filled.documents);
      duration.set({ site: siteId }, filled.seconds);
    }),
  ];
  return () => ends.forEach((end) => end());
}

function observeConnections(registry: Registry, readUse: () => ConnectionUse): void {
  new Gauge({
    name: 'yunze_database_connections',
    help: 'Connections to the database, and queries that wait for one.',
    ...{ registers: [registry], labelNames: ['state'] as const },
    collect() {
      const { open, idle, waiting } = readUse();
      this.set({ state: 'active' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
