import { createSemaphore, type RunWithPermit } from './semaphore';

/**
 * Runs a task once a permit of its key is free.
 * @param signal aborted while the task is queued: the task never starts
 * @throws HttpError 503 with `Retry-After` when the queue of the key is full
 */
export type RunWithPermitOf = <Result>(
  key: string,
  task: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** A semaphore for each key; keys without tasks are removed. */
export function createKeyedSemaphore(
  permits: number,
  limits: { waiting: number },
): RunWithPermitOf {
  const semaphores = new Map<string, { runWithPermit: RunWithPermit; count: number }>();
  return async (key, task, signal) => {
    const known = semaphores.get(key);
    const semaphore = known ?? { runWithPermit: createSemaphore(permits, limits), count: 0 };
    semaphores.set(key, semaphore);
    semaphore.count += 1;
    try {
      return await semaphore.runWithPermit(task, { signal });
    } finally {
      semaphore.count -= 1;
      if (semaphore.count === 0) semaphores.delete(key);
    }
  };
}
