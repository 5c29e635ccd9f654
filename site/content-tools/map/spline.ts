import { catmullRom } from '../vessels/curve';

/** A point in the view box of 1000 × 800. */
export type Point = readonly [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const formatPoint = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** SVG path of a Catmull-Rom spline through the points, written as Bézier curves. */
export function smoothPath(places: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const wrapped = closed
      ? (index + places.length) % places.length
      : Math.min(Math.max(index, 0), places.length - 1);
    return places[wrapped] ?? [0, 0];
  };
  const curves = Array.from({ length: places.length - (closed ? 0 : 1) }, (_, index) => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control1: Point = [
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
    ];
    const control2: Point = [
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
    ];
    return `C${[control1, control2, end].map(formatPoint).join(' ')}`;
  });
  return `M${formatPoint(at(0))}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** Points of the same spline. */
export function sampleCurve(places: readonly Point[], closed = false, steps = 8): Point[] {
  const at = (index: number): Point =>
    (closed ? places.at(index % places.length) : places[Math.min(index, places.length - 1)]) ?? [
      0, 0,
    ];
  const spans = places.length - (closed ? 0 : 1);
  return Array.from({ length: spans * steps + 1 }, (_, sample): Point => {
    const index = Math.floor(sample / steps);
    const t = (sample % steps) / steps;
    const before = index === 0 && !closed ? at(0) : at(index - 1 + (closed ? places.length : 0));
    const [start, end, after] = [at(index), at(index + 1), at(index + 2)];
    return [
      catmullRom(before[0], start[0], end[0], after[0], t),
      catmullRom(before[1], start[1], end[1], after[1], t),
    ];
  });
}

/** A parallel line on the right side of a line; `distanceAt` gets the position from 0 to 1. */
export function offsetCurve(
  places: readonly Point[],
  distanceAt: (share: number) => number,
  closed = false,
): Point[] {
  const last = places.length - 1;
  return places.map(([x, y], index) => {
    const before = places[closed ? (index + last) % (last + 1) : Math.max(0, index - 1)] ?? [x, y];
    const after = places[closed ? (index + 1) % (last + 1) : Math.min(last, index + 1)] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const distance = distanceAt(last === 0 ? 0 : index / last);
    return [x - (dy / length) * distance, y + (dx / length) * distance];
  });
}

/** Whether a point is inside a closed line (ray casting). */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([x1, y1], index) => {
    const [x0, y0] = outline.at(index - 1) ?? [x1, y1];
    if (y0 > y !== y1 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
  });
  return inside;
}
