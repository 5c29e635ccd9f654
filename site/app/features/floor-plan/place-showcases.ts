import { countShowcases } from '../../../contract/shared/showcases';
import type { Room } from './levels/floor';

/** Distance of the showcases’ centres from the walls, in SVG units; less in a narrow room. */
const distanceFromWall = 26;

/** The name of a room narrower than this reaches the showcases at its sides, in SVG units. */
const narrowRoom = 160;

/** Height above and below the middle that is kept free for the name of a narrow room, in SVG units. */
const nameReach = 40;

/** Side of a showcase, in SVG units. */
export const showcaseSide = 18;

export interface Showcase {
  number: number;
  /** Centre, in SVG units. */
  x: number;
  y: number;
}

/** The showcases of a room along its walls, clockwise from the south-west, about equally spaced. */
export function placeShowcases({ id, x, y, width, height }: Room): Showcase[] {
  const count = countShowcases(id);
  const inset = Math.min(distanceFromWall, width / 4, height / 5);
  const across = width - 2 * inset;
  const up = height - 2 * inset;
  const length = 2 * (across + up);
  return Array.from({ length: count }, (_, index) => {
    const walked = ((index + 0.5) / count) * length;
    const at = pointAt(walked, across, up);
    const fromMiddle = at.y - up / 2;
    const isBesideName =
      width < narrowRoom && up > 2 * nameReach && Math.abs(fromMiddle) < nameReach;
    const down = isBesideName ? up / 2 + Math.sign(fromMiddle || 1) * nameReach : at.y;
    return { number: index + 1, x: x + inset + at.x, y: y + inset + down };
  });
}

/** The point of a rectangle’s outline after `walked` units, clockwise from its lower left corner. */
function pointAt(walked: number, across: number, up: number): { x: number; y: number } {
  if (walked <= up) return { x: 0, y: up - walked };
  if (walked <= up + across) return { x: walked - up, y: 0 };
  if (walked <= 2 * up + across) return { x: across, y: walked - up - across };
  return { x: across - (walked - 2 * up - across), y: up };
}
