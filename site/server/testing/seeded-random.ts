/** Seeded pseudorandom numbers. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number;
  /** An integer in [0, `end`). */
  below: (end: number) => number;
  isHeads: () => boolean;
}

/** The mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (end) => Math.floor(next() * end), isHeads: () => next() < 0.5 };
}
