import { overloaded } from './http/failure';

interface TaskOptions {
  /** A task whose signal is aborted before its turn leaves the queue at once and is never begun. */
  signal?: AbortSignal | undefined;
  /** Whose task it is; those without a client are not counted by client. */
  client?: string | undefined;
}

/**
 * Runs a task when its turn comes.
 * @throws CallFailure 503 with `Retry-After` where the queue is full, or full of this client's tasks.
 */
export type TakeTurn = <Result>(
  task: () => Promise<Result>,
  options?: TaskOptions,
) => Promise<Result>;

interface QueueLimits {
  /** How many tasks may wait. Default: any number. */
  waiting?: number;
  /** How many tasks of one client may run or wait, so that one client never fills the queue. Default: any number. */
  perClient?: number;
}

interface Waiter {
  begin: () => void;
}

/** Lets `most` tasks run at once; the rest wait in their order. */
export function createTurns(most: number, limits: QueueLimits = {}): TakeTurn {
  const { waiting = Infinity, perClient = Infinity } = limits;
  const queue = new Set<Waiter>();
  const perClientCounts = new Map<string, number>();
  let running = 0;

  const countClient = (client: string | undefined, change: 1 | -1) => {
    if (client === undefined) return;
    const count = (perClientCounts.get(client) ?? 0) + change;
    if (count > 0) perClientCounts.set(client, count);
    else perClientCounts.delete(client);
  };
  const waitForTurn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.delete(waiter);
        reject(signal?.reason as Error);
      };
      const waiter: Waiter = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      queue.add(waiter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  /** The wait for a place; none where one is free, so that the task begins at once. */
  const takePlace = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (running >= most) {
      if (queue.size >= waiting) throw overloaded();
      return waitForTurn(signal);
    }
    running += 1;
    return undefined;
  };
  const givePlace = () => {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    // The place is handed on, so the count stays.
    queue.delete(next);
    next.begin();
  };

  return async (task, { signal, client } = {}) => {
    if (client !== undefined && (perClientCounts.get(client) ?? 0) >= perClient) throw overloaded();
    countClient(client, 1);
    try {
      const wait = takePlace(signal);
      if (wait) await wait;
      try {
        signal?.throwIfAborted();
        return await task();
      } finally {
        givePlace();
      }
    } finally {
      countClient(client, -1);
    }
  };
}
