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
  /** Maximum number of queued tasks. Default: unlimited. */
  waiting?: number;
  /** Maximum number of running and queued tasks per client. Default: unlimited. */
  perClient?: number;
}

interface QueuedTask {
  start: () => void;
}

/** A counting semaphore with a first-in, first-out queue. */
export function createSemaphore(permits: number, limits: QueueLimits = {}): RunWithPermit {
  const { waiting = Infinity, perClient = Infinity } = limits;
  const queue = new Set<QueuedTask>();
  const perClientCounts = new Map<string, number>();
  let running = 0;

  const countClient = (client: string | undefined, change: 1 | -1) => {
    if (client === undefined) return;
    const count = (perClientCounts.get(client) ?? 0) + change;
    if (count > 0) perClientCounts.set(client, count);
    else perClientCounts.delete(client);
  };
  const enqueue = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const cancel = () => {
        queue.delete(queued);
        reject(signal?.reason as Error);
      };
      const queued: QueuedTask = {
        start: () => {
          signal?.removeEventListener('abort', cancel);
          resolve();
        },
      };
      queue.add(queued);
      signal?.addEventListener('abort', cancel, { once: true });
    });
  /** Resolves when a permit is free; `undefined` when one is free now, so the task starts synchronously. */
  const acquire = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (running >= permits) {
      if (queue.size >= waiting) throw serviceUnavailable();
      return enqueue(signal);
    }
    running += 1;
    return undefined;
  };
  const release = () => {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    // The permit passes to the next task: `running` is unchanged.
    queue.delete(next);
    next.start();
  };

  return async (task, { signal, client } = {}) => {
    if (client !== undefined && (perClientCounts.get(client) ?? 0) >= perClient)
      throw serviceUnavailable();
    countClient(client, 1);
    try {
      const wait = acquire(signal);
      if (wait) await wait;
      try {
        signal?.throwIfAborted();
        return await task();
      } finally {
        release();
      }
    } finally {
      countClient(client, -1);
    }
  };
}
