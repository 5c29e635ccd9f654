/** The shortest round tour through some halls. */
export interface Tour {
  seconds: number;
  /** Indices of the halls in their order. */
  order: readonly number[];
}

const rounding = 1e-6;

type Walk = (from: number | undefined, to: number | undefined) => number;

interface Best {
  seconds: number;
  previous: number;
}

/**
 * The shortest tour from the entrance through every set of halls and back (Held and Karp), by the bits of their
 * indices; the same for the same input.
 */
export function shortestTours(count: number, walk: Walk): (set: number) => Tour {
  const best: (Best | undefined)[][] = Array.from({ length: 1 << count }, () => []);
  for (const [set, ends] of best.entries()) {
    for (let last = 0; last < count; last++) {
      if (set & (1 << last)) ends[last] = bestEnd(best, set, last, count, walk);
    }
  }
  return (set) => {
    let found = { seconds: Infinity, last: -1 };
    for (const [last, end] of (best[set] ?? []).entries()) {
      const seconds = (end?.seconds ?? Infinity) + walk(last, undefined);
      // A tour and its reverse are equally long but for rounding: the one that ends in the later hall is taken.
      if (end && seconds <= found.seconds + rounding) found = { seconds, last };
    }
    return { seconds: found.seconds, order: orderOf(best, set, found.last) };
  };
}

/** The shortest way from the entrance through a set that ends in one of its halls. */
function bestEnd(
  best: readonly (readonly (Best | undefined)[])[],
  set: number,
  last: number,
  count: number,
  walk: Walk,
): Best {
  const before = set & ~(1 << last);
  if (before === 0) return { seconds: walk(undefined, last), previous: -1 };
  let found: Best = { seconds: Infinity, previous: -1 };
  for (let previous = 0; previous < count; previous++) {
    if (!(before & (1 << previous))) continue;
    const seconds = (best[before]?.[previous]?.seconds ?? Infinity) + walk(previous, last);
    if (seconds < found.seconds) found = { seconds, previous };
  }
  return found;
}

function orderOf(
  best: readonly (readonly (Best | undefined)[])[],
  set: number,
  last: number,
): number[] {
  const order: number[] = [];
  let [at, left] = [last, set];
  while (at >= 0) {
    order.unshift(at);
    const { previous = -1 } = best[left]?.[at] ?? {};
    left &= ~(1 << at);
    at = previous;
  }
  return order;
}
