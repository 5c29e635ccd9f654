import { distance, labOfHex, type Lab } from '../../../colour/lab';

/** Colours of a picture with their shares from 0 to 1. */
export type LabPalette = readonly { lab: Lab; share: number }[];

/** A palette as the importer stores it, with colours as `#rrggbb`; see `paletteOf` there. */
export const toLabPalette = (palette: readonly { color: string; share: number }[]): LabPalette =>
  palette.map(({ color, share }) => ({ lab: labOfHex(color), share }));

/**
 * How far two palettes look apart: the mean distance (CIE76) of each colour to the nearest one of the other palette, by
 * share, in the direction in which it is larger. Infinite without colours.
 */
export function colourDistance(one: LabPalette, other: LabPalette): number {
  return Math.max(distanceTo(one, other), distanceTo(other, one));
}

function distanceTo(from: LabPalette, to: LabPalette): number {
  let sum = 0;
  let shares = 0;
  for (const { lab, share } of from) {
    sum += share * Math.min(...to.map((target) => distance(lab, target.lab)));
    shares += share;
  }
  return shares > 0 ? sum / shares : Infinity;
}
