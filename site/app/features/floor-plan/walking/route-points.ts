/** A point of a floor plan in SVG units. */
export interface PlanPoint {
  x: number;
  y: number;
}

/** Distance of the points on a route; all coordinates of the plans are multiples of it. */
const step = 5;

/** The points on each line of a route of horizontal and vertical lines: `M0 0H10V20`. */
export function pointsOfRoute(path: string): PlanPoint[][] {
  const lines: PlanPoint[][] = [];
  let at: PlanPoint = { x: 0, y: 0 };
  for (const [, command, numbers = ''] of path.matchAll(/([MHV])([-\d. ]+)/g)) {
    const [first = 0, second = 0] = numbers.trim().split(/\s+/).map(Number);
    if (command === 'M') at = { x: first, y: second };
    else {
      const end = command === 'H' ? { x: first, y: at.y } : { x: at.x, y: first };
      lines.push(pointsBetween(at, end));
      at = end;
    }
  }
  return lines;
}

function pointsBetween(from: PlanPoint, to: PlanPoint): PlanPoint[] {
  const count = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / step;
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
}
