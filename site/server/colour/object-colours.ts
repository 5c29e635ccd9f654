import { objectColours } from '../../contract/shared/object-colours';
import { distance, labOfHex, type Lab } from './lab';

/**
 * Lightness counts less than hue, for glazes pool and photographs have shadows, and saturation only as far as it tells
 * a colour from grey. Measured on the photographs of both packs.
 */
const lightnessWeight = 0.7;
const maxChroma = 26;

const named = objectColours.map(({ value, color }) => ({ value, lab: comparable(color) }));

/** A smaller part of an object is not what it is looked for by. */
const minShare = 0.12;

/**
 * The colours of `objectColours` that an object has, with their parts of it from 0 to 1: each colour of its palette
 * counts for the nearest one (CIELAB, weighted).
 */
export function objectColoursOf(
  palette: readonly { color: string; share: number }[],
): Record<string, number> {
  const shares = new Map<string, number>();
  for (const { color, share } of palette) {
    const nearest = nearestColour(color);
    shares.set(nearest, (shares.get(nearest) ?? 0) + share);
  }
  return Object.fromEntries(
    [...shares]
      .filter(([, share]) => share >= minShare)
      .map(([value, share]) => [value, Math.round(share * 100) / 100]),
  );
}

function nearestColour(color: string): string {
  const lab = comparable(color);
  let nearest = { value: '', far: Infinity };
  for (const { value, lab: other } of named) {
    const far = distance(lab, other);
    if (far < nearest.far) nearest = { value, far };
  }
  return nearest.value;
}

function comparable(color: string): Lab {
  const [lightness, a, b] = labOfHex(color);
  const scale = Math.min(1, maxChroma / Math.hypot(a, b));
  return [lightness * lightnessWeight, a * scale, b * scale];
}
