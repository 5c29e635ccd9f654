export type Point = readonly [x: number, y: number];

const steps = 10;

/** Points of a Catmull-Rom spline through the given points; a repeated point is a corner. */
export function smoothCurve(points: readonly Point[]): Point[] {
  const runs: Point[][] = [[]];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const isCorner = before?.[0] === point[0] && before[1] === point[1];
    if (isCorner) runs.push([]);
    runs.at(-1)?.push(point);
  });
  return runs.flatMap(interpolateRun);
}

function interpolateRun(run: readonly Point[]): Point[] {
  const curve: Point[] = [];
  run.forEach((start, index) => {
    const end = run[index + 1];
    if (!end) {
      curve.push(start);
      return;
    }
    const before = run[index - 1] ?? start;
    const after = run[index + 2] ?? end;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const x = catmullRom(before[0], start[0], end[0], after[0], t);
      // Heights are interpolated linearly, so that they increase and each has one radius.
      curve.push([Math.max(0, x), start[1] + (end[1] - start[1]) * t]);
    }
  });
  return curve;
}

/** Catmull-Rom interpolation between `b` and `c` with the neighbours `a` and `d`; `t` from 0 to 1. */
export function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  const bend = 2 * a - 5 * b + 4 * c - d;
  const twist = 3 * b - a - 3 * c + d;
  return 0.5 * (2 * b + (c - a) * t + bend * t ** 2 + twist * t ** 3);
}

/** Radius at a height, interpolated linearly between the points of the curve. */
export function radiusAt(curve: readonly Point[], height: number): number {
  for (let index = 1; index < curve.length; index++) {
    const [r0, y0] = curve[index - 1] ?? [0, 0];
    const [r1, y1] = curve[index] ?? [0, 0];
    if (height <= y1) return y1 === y0 ? r1 : r0 + ((r1 - r0) * (height - y0)) / (y1 - y0);
  }
  return curve.at(-1)?.[0] ?? 0;
}
