import { distance, labOfHex } from '../../../colour/lab';

/** Colours of a picture as `#rrggbb` with their shares from 0 to 1; see `paletteOf` of the importer. */
export type Palette = readonly { color: string; share: number }[];

/**
 * How far two palettes look apart: the mean distance (CIE76) of each colour to the nearest one of the other palette, by
 * share and in both directions. Infinite without colours.
 */
export function colourDistance(one: Palette, other: Palette): number {
  return Math.max(distanceTo(one, other), distanceTo(other, one));
}

function distanceTo(from: Palette, to: Palette): number {
  const targets = to.map(({ color }) => labOfHex(color));
  let sum = 0;
  let shares = 0;
  for (const { color, share } of from) {
    const lab = labOfHex(color);
    sum += share * Math.min(...targets.map((target) => distance(lab, target)));
    shares += share;
  }
  return shares > 0 ? sum / shares : Infinity;
}
