import type { GlyphOutline } from '../heading-font/glyph-outlines';
import { characters } from './draw-seal';
import { hashText, wornRectangle } from './worn-edge';

const cinnabar = '#a8322a';
const paper = '#fdf8f0';

function svg(width: number, height: number, parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts}</svg>\n`;
}

/** The seal of the museum: 云泽 in white on cinnabar, in one column. */
export function drawMuseumSeal(outlines: ReadonlyMap<string, GlyphOutline>): string {
  const [width, height] = [60, 92.5];
  const ground = wornRectangle(
    { x: 0.6, y: 0.6, width: 58.8, height: 91.3 },
    3.6,
    0.7,
    hashText('云泽'),
  );
  const inside = { x: 6.5, y: 5.5, width: 47, height: 81.5 };
  const ink = characters({ characters: '云泽', columns: 1 }, outlines, inside, 3);
  return svg(
    width,
    height,
    `<path fill="${cinnabar}" d="${ground}"/><path fill="${paper}" d="${ink}"/>`,
  );
}

/** The first character of the seal, for the favicon. */
export function drawIcon(outlines: ReadonlyMap<string, GlyphOutline>): string {
  const ground = wornRectangle({ x: 0.5, y: 0.5, width: 31, height: 31 }, 3.4, 0.3, hashText('云'));
  const inside = { x: 4, y: 4, width: 24, height: 24 };
  const ink = characters({ characters: '云', columns: 1 }, outlines, inside, 0);
  // Thin strokes are invisible at this size.
  const bold = `fill="${paper}" stroke="${paper}" stroke-width=".8"`;
  return svg(32, 32, `<path fill="${cinnabar}" d="${ground}"/><path ${bold} d="${ink}"/>`);
}
