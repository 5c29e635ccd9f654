/** Says what takes longer than a moment. */
export interface Progress {
  /** A step of unknown length begins. */
  step: (label: string) => void;
  /** So many of a number of things are done. */
  count: (label: string, done: number, total: number) => void;
}

const shortest = 1_000;

/**
 * Counts are shown from the second second on: at a terminal in one line that changes, elsewhere as
 * a line every few seconds.
 */
export function createProgress(
  stream: { write: (text: string) => unknown; isTTY?: boolean },
  now: () => number = Date.now,
): Progress {
  const interval = stream.isTTY ? 100 : 3_000;
  let current = '';
  let begun = 0;
  let shown = 0;
  return {
    step: (label) => void stream.write(`${label}…\n`),
    count: (label, done, total) => {
      if (label !== current) [current, begun, shown] = [label, now(), 0];
      const isLast = done === total;
      if (isLast ? shown === 0 : now() - Math.max(begun + shortest - interval, shown) < interval) {
        return;
      }
      shown = now();
      const text = `${label} ${done}/${total}`;
      stream.write(stream.isTTY ? `\r${text}${isLast ? '\n' : ''}` : `${text}\n`);
    },
  };
}
