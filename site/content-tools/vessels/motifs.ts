import type { Motif } from './vessel';

/** A line within the unit cell of a motif; the cell is repeated round the vessel. */
export type Line = readonly (readonly [across: number, up: number])[];

interface MotifCell {
  /** Width of a cell divided by its height. */
  ratio: number;
  lines: readonly Line[];
}

function spiral(x: number, y: number, size: number, turns: number, start = 0): Line {
  const steps = Math.ceil(turns * 10);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + (step / steps) * turns * 2 * Math.PI;
    const radius = size * (1 - (0.8 * step) / steps);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

function wave(from: number, to: number, middle: number, height: number): Line {
  return Array.from({ length: 13 }, (_, step) => {
    const x = from + ((to - from) * step) / 12;
    return [x, middle + height * Math.sin(x * 2 * Math.PI)] as const;
  });
}

/** A pointed petal with its tip at the top. */
function petal(inset: number): Line {
  return Array.from({ length: 13 }, (_, step) => {
    const x = inset + ((1 - 2 * inset) * step) / 12;
    const side = Math.min(1, Math.abs(2 * x - 1) / (1 - 2 * inset));
    return [x, (1 - inset) * (1 - side ** 2.2) ** 0.7] as const;
  });
}

/** Unit cells of the ornaments. */
export const motifs: Readonly<Record<Motif, MotifCell>> = {
  lines: { ratio: 1, lines: [] },
  // Half a mask: nose ridge at the left edge, horn, eye, jaw and body.
  'animal-mask': {
    ratio: 1.5,
    lines: [
      [
        [0, 0.05],
        [0, 0.95],
      ],
      [
        [0.06, 0.1],
        [0.1, 0.55],
        [0.04, 0.62],
      ],
      [
        [0.12, 0.92],
        [0.3, 0.95],
        [0.5, 0.86],
        [0.5, 0.7],
        [0.38, 0.68],
        [0.36, 0.78],
      ],
      [
        [0.2, 0.5],
        [0.28, 0.6],
        [0.42, 0.58],
        [0.48, 0.48],
        [0.36, 0.4],
        [0.24, 0.42],
        [0.2, 0.5],
      ],
      spiral(0.34, 0.5, 0.05, 1),
      [
        [0.1, 0.12],
        [0.3, 0.1],
        [0.46, 0.2],
        [0.42, 0.3],
        [0.32, 0.28],
      ],
      [
        [0.58, 0.84],
        [0.8, 0.8],
        [0.92, 0.6],
        [0.86, 0.42],
        [0.74, 0.46],
      ],
      [
        [0.6, 0.1],
        [0.78, 0.14],
        [0.84, 0.28],
        [0.7, 0.34],
      ],
    ],
  },
  thunder: {
    ratio: 1.1,
    lines: [
      [
        [0.1, 0.1],
        [0.1, 0.9],
        [0.85, 0.9],
        [0.85, 0.3],
        [0.3, 0.3],
        [0.3, 0.68],
        [0.62, 0.68],
        [0.62, 0.48],
      ],
    ],
  },
  'key-fret': {
    ratio: 1.2,
    lines: [
      [
        [0, 0.12],
        [0.8, 0.12],
        [0.8, 0.88],
        [0.22, 0.88],
        [0.22, 0.38],
        [0.56, 0.38],
        [0.56, 0.64],
      ],
      [
        [0.8, 0.12],
        [1, 0.12],
      ],
    ],
  },
  scroll: {
    ratio: 1.7,
    lines: [
      wave(0, 1, 0.5, 0.26),
      spiral(0.28, 0.38, 0.2, 1.6, Math.PI / 2),
      spiral(0.76, 0.62, 0.2, 1.6, -Math.PI / 2),
      [
        [0.48, 0.52],
        [0.58, 0.3],
        [0.52, 0.12],
        [0.44, 0.3],
        [0.48, 0.52],
      ],
    ],
  },
  'lotus-petals': { ratio: 0.62, lines: [petal(0.04), petal(0.2)] },
  plantain: {
    ratio: 0.45,
    lines: [
      [
        [0.06, 0],
        [0.5, 0.97],
        [0.94, 0],
      ],
      [
        [0.28, 0],
        [0.5, 0.66],
        [0.72, 0],
      ],
    ],
  },
  waves: {
    ratio: 1,
    lines: [wave(0, 1, 0.3, 0.18), wave(0, 1, 0.55, 0.18), wave(0, 1, 0.8, 0.14)],
  },
  whorl: {
    ratio: 1.2,
    lines: [
      spiral(0.5, 0.5, 0.4, 2),
      [
        [0.9, 0.5],
        [1.1, 0.5],
      ],
    ],
  },
  cord: {
    ratio: 0.35,
    lines: [
      [
        [0.1, 0.05],
        [0.6, 0.95],
      ],
      [
        [0.5, 0.05],
        [1, 0.95],
      ],
    ],
  },
};
