import { isInside, formatPoint, type Point } from './spline';

type Foot = readonly [x: number, y: number, width: number, height: number];

const samples = 10;

/** Deterministic pseudo-random number from 0 to 1 for a position. */
function hashPosition(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** One side of a peak: steep at the top, with a shoulder and a gentle foot. */
function flank(top: Point, foot: Point, shoulder: number): Point[] {
  return Array.from({ length: samples + 1 }, (_, step) => {
    const t = step / samples;
    const fall = t ** 0.86 - shoulder * Math.sin(1.9 * Math.PI * t) * (1 - t);
    return [top[0] + (foot[0] - top[0]) * t, top[1] + (foot[1] - top[1]) * Math.max(0, fall)];
  });
}

interface Peak {
  outline: Point[];
  /** The ridge towards the viewer, and the hatching of the shaded side. */
  inside: Point[][];
}

function createPeak([x, y, width, height]: Foot): Peak {
  const lean = (hashPosition(x, y) - 0.5) * width * 0.24;
  const top: Point = [x + lean, y - height];
  const left = flank(top, [x - width / 2, y], 0.1 + hashPosition(y, x) * 0.14);
  const right = flank(
    top,
    [x + width / 2, y - height * 0.03],
    0.06 + hashPosition(x + 7, y) * 0.14,
  );
  const ridge = Array.from({ length: 6 }, (_, step): Point => {
    const t = step / 5;
    const sway = Math.sin(t * Math.PI * 2.2) * width * 0.035;
    return [top[0] + (x + width * 0.08 - top[0]) * t + sway, top[1] + height * 0.78 * t];
  });
  const strokes = [0.2, 0.34, 0.48, 0.62, 0.76].map((share): Point[] => {
    const [startX, startY] = right[Math.round(share * samples)] ?? top;
    const length = height * (0.34 - 0.2 * share + 0.1 * hashPosition(x + share * 90, y));
    const lower = Math.min(y, startY + height * 0.07 + length);
    return [
      [startX - width * 0.025, startY + height * 0.07],
      [startX - width * 0.05, (startY + height * 0.07 + lower) / 2],
      [startX - width * 0.055, lower],
    ];
  });
  return { outline: [...[...left].reverse(), ...right], inside: [ridge, ...strokes] };
}

/** The parts of a line that no nearer peak covers. */
function visibleRuns(line: readonly Point[], front: readonly Peak[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const place of line) {
    if (front.some(({ outline }) => isInside(place, outline))) runs.push([]);
    else runs.at(-1)?.push(place);
  }
  return runs.filter((run) => run.length > 1);
}

/** All peaks as one path; nearer peaks cover those behind them. */
export function drawPeaks(feet: readonly Foot[]): string {
  const peaks = [...feet].sort((a, b) => a[1] - b[1]).map(createPeak);
  return peaks
    .flatMap(({ outline, inside }, index) =>
      [outline, ...inside].flatMap((line) => visibleRuns(line, peaks.slice(index + 1))),
    )
    .map((line) => `M${line.map(formatPoint).join('L')}`)
    .join('');
}
