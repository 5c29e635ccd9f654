import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { publishEvent } from '../diagnostics/events';
import { serviceUnavailable } from './http-error';

interface TaskOptions {
  /** Aborted while the task is queued: the task leaves the queue and never starts. */
  signal?: AbortSignal | undefined;
  /** Key of the client for `perClient`; tasks without one are not counted per client. */
  client?: string | undefined;
}

/**
 * Runs a task once a permit is free.
 * @throws HttpError 503 with `Retry-After` when the queue is full, or this client's share of it.
 */
export type RunWithPermit = <Result>(
  task: () => Promise<Result>,
  options?: TaskOptions,
) => Promise<Result>;

interface QueueLimits {
  /** Name in the metrics. Default: not in the metrics. */
  name?: string;
  /** Maximum number of queued tasks. Default: unlimited. */
  waiting?: number;
  /** Maximum number of running and queued tasks per client. Default: unlimited. */
  perClient?: number;
}

/** Maximum number of heavy tasks at once that leave a core to the answers: two, or one on two cores. */
export function permitsBesideAnswers(cores = availableParallelism()): number {
  return Math.max(1, Math.min(2, cores - 1));
}

/** A counting semaphore with a first-in, first-out queue. */
export function createSemaphore(permits: number, limits: QueueLimits = {}): RunWithPermit {
  const { name, waiting = Infinity, perClient = Infinity } = limits;
  const queue = new PQueue({ concurrency: permits });
  if (name !== undefined) publishEvent('queue', { name, queue });
  const perClientCounts = new Map<string, number>();

  const countOf = (client: string | undefined) =>
    client === undefined ? 0 : (perClientCounts.get(client) ?? 0);
  const countClient = (client: string | undefined, change: 1 | -1) => {
    if (client === undefined) return;
    const count = countOf(client) + change;
    if (count > 0) perClientCounts.set(client, count);
    else perClientCounts.delete(client);
  };

  return async (task, { signal, client } = {}) => {
    signal?.throwIfAborted();
    const isQueueFull = queue.pending >= permits && queue.size >= waiting;
    if (isQueueFull || countOf(client) >= perClient) {
      if (name !== undefined) publishEvent('queueFull', { name });
      throw serviceUnavailable();
    }
    // p-queue gives the permit of an aborted task away while the task still runs: its signal is aborted only before the start.
    const queued = new AbortController();
    const drop = () => queued.abort(signal?.reason);
    signal?.addEventListener('abort', drop, { once: true });
    const start = () => {
      signal?.removeEventListener('abort', drop);
      return task();
    };
    countClient(client, 1);
    try {
      return await queue.add(start, { signal: queued.signal });
    } finally {
      countClient(client, -1);
    }
  };
}
