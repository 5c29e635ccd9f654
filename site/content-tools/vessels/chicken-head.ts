import { radiusAt, type Point } from './curve';

/** How far the head reaches beyond the body, in centimetres. */
export const headReach = 4.6;

/**
 * Outlines of a spout in the shape of a cock's head on the right of the shoulder, and of the arched handle from the
 * shoulder to the rim on the left.
 */
export function chickenHead(at: number, curve: readonly Point[]): Point[][] {
  const r = radiusAt(curve, at);
  const [rim = 0, top = 0] = curve.at(-1) ?? [];
  const move = (points: readonly Point[]) => points.map(([x, y]): Point => [r + x, at + y]);
  const handle = (bulge: number) =>
    Array.from({ length: 17 }, (_, step): Point => {
      const along = step / 16;
      const out = Math.sin(Math.PI * along);
      const radius = r + (rim - r) * along + bulge * out;
      return [-radius, at + (top - 0.8 - at) * along + bulge * 0.4 * out];
    });
  return [
    move([
      [-1.6, 2.2],
      [-0.5, 3.4],
      [0.1, 5],
      [0.9, 6.3],
      [2, 6.6],
      [2.9, 6.1],
      [3.3, 5.5],
      [headReach, 4.9],
      [3.3, 4.5],
      [2.8, 3.6],
      [1.9, 1.4],
      [0.7, -1],
    ]),
    move([
      [0.5, 5.8],
      [0.4, 7.2],
      [1, 6.8],
      [1.3, 7.8],
      [1.8, 7],
      [2.3, 7.5],
      [2.6, 6.4],
    ]),
    move([
      [1.9, 5.5],
      [2.2, 5.8],
      [2.5, 5.5],
      [2.2, 5.2],
      [1.9, 5.5],
    ]),
    handle(2),
    handle(3),
  ];
}
