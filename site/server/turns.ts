/** Runs a task when its turn comes. */
export type TakeTurn = <Result>(
  task: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** Lets `most` tasks run at once; one whose signal has ended by its turn is not begun. */
export function createTurns(most: number): TakeTurn {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (task, signal) => {
    if (running >= most) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const next = queue.shift();
      // The place is handed on, so the count stays.
      if (next) next();
      else running -= 1;
    }
  };
}
