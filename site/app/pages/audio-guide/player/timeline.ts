import type { Segment } from './segments';

/** Segments with the durations that are known by now. */
export interface Timeline {
  /** Start of each segment in seconds. */
  starts: readonly number[];
  duration: number;
}

/** @param measured seconds of the segments that have been loaded, by index */
export function toTimeline(
  segments: readonly Segment[],
  measured: Readonly<Record<number, number>>,
): Timeline {
  const starts: number[] = [];
  let duration = 0;
  segments.forEach(({ seconds }, index) => {
    starts.push(duration);
    duration += measured[index] ?? seconds;
  });
  return { starts, duration };
}

/** The segment at a position, and the seconds from its start. */
export function segmentAt({ starts, duration }: Timeline, position: number) {
  const seconds = Math.min(Math.max(0, position), duration);
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds),
  );
  return { index, offset: seconds - (starts[index] ?? 0) };
}
