/** The frame `steps` after `frame`, modulo `count`. */
export function turnBy(frame: number, steps: number, count: number): number {
  return (((Math.round(frame + steps) % count) + count) % count) + 0;
}

const arrowSteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The frame after a key of the ARIA slider pattern; `undefined` for other keys. Page keys turn a quarter. */
export function frameAfterKey(key: string, frame: number, count: number): number | undefined {
  const step = arrowSteps[key];
  if (step !== undefined) return turnBy(frame, step, count);
  if (key === 'PageUp') return turnBy(frame, count / 4, count);
  if (key === 'PageDown') return turnBy(frame, -count / 4, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The loaded frame nearest to `frame`; `frame` itself if none is loaded. */
export function nearestLoaded(frame: number, loaded: ReadonlySet<number>, count: number): number {
  for (let distance = 0; distance <= count / 2; distance++) {
    for (const each of [turnBy(frame, distance, count), turnBy(frame, -distance, count)]) {
      if (loaded.has(each)) return each;
    }
  }
  return frame;
}
