/** Progress output for long operations. */
export interface Progress {
  /** Prints a step of unknown duration. */
  step: (label: string) => void;
  /** Updates a count: `done` of `total`. */
  count: (label: string, done: number, total: number) => void;
}

const shortest = 1_000;

/**
 * Counts are printed after one second: on a terminal in one line that is rewritten, otherwise as a
 * new line every three seconds.
 */
export function createProgress(
  stream: { write: (text: string) => unknown; isTTY?: boolean },
  now: () => number = Date.now,
): Progress {
  const interval = stream.isTTY ? 100 : 3_000;
  let current = '';
  let startedAt = 0;
  let shown = 0;
  return {
    step: (label) => void stream.write(`${label}…\n`),
    count: (label, done, total) => {
      if (label !== current) [current, startedAt, shown] = [label, now(), 0];
      const isLast = done === total;
      if (
        isLast ? shown === 0 : now() - Math.max(startedAt + shortest - interval, shown) < interval
      ) {
        return;
      }
      shown = now();
      const text = `${label} ${done}/${total}`;
      stream.write(stream.isTTY ? `\r${text}${isLast ? '\n' : ''}` : `${text}\n`);
    },
  };
}
