import type { GlyphOutline } from '../heading-font/glyph-outlines';
import { hashText, wornRectangle } from './worn-edge';
import { layOutCells, type SealText } from './layout';

const round = (value: number): string => String(Math.round(value * 10) / 10);

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Path of a glyph stretched to its cell. */
function fitGlyph({ path, left, top, width, height }: GlyphOutline, area: Area): string {
  // The ratio of both scales is limited to 1.3: characters of few strokes would be distorted.
  const widest = Math.min(area.width, width * (area.height / height) * 1.3);
  const tallest = Math.min(area.height, height * (area.width / width) * 1.3);
  const [sx, sy] = [widest / width, tallest / height];
  const [x0, y0] = [area.x + (area.width - widest) / 2, area.y + (area.height - tallest) / 2];
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) =>
      `${round(x0 + (Number(x) - left) * sx)} ${round(y0 + (top - Number(y)) * sy)}`,
  );
}

/** The characters of a seal in their cells, as one path. */
export function characters(
  { characters: text, columns }: Pick<SealText, 'characters' | 'columns'>,
  outlines: ReadonlyMap<string, GlyphOutline>,
  inside: Area,
  gap: number,
): string {
  return layOutCells(text, columns)
    .map(({ character, x, y, width, height }) => {
      const outline = outlines.get(character);
      if (!outline) throw new Error(`No outline of “${character}” was read.`);
      return fitGlyph(outline, {
        x: inside.x + x * inside.width + gap / 2,
        y: inside.y + y * inside.height + gap / 2,
        width: width * inside.width - gap,
        height: height * inside.height - gap,
      });
    })
    .join('');
}

/** The seal of a person as a single-colour SVG, used as a CSS mask. */
export function drawSeal(text: SealText, outlines: ReadonlyMap<string, GlyphOutline>): string {
  const [width, height] = text.columns === 2 ? [200, 200] : [120, 204];
  const seed = hashText(text.characters);
  const isRelief = text.style === 'relief';
  const margin = isRelief ? 17 : 13;
  const inside = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const ink = characters(text, outlines, inside, isRelief ? 9 : 8);
  const outer = wornRectangle({ x: 2, y: 2, width: width - 4, height: height - 4 }, 7, 1.8, seed);
  const frame = wornRectangle(
    { x: 8, y: 8, width: width - 16, height: height - 16 },
    4,
    -1.1,
    seed + 5,
  );
  const drawing = isRelief
    ? `<path fill-rule="evenodd" d="${outer}${frame}"/><path d="${ink}"/>`
    : `<mask id="cut"><path fill="#fff" d="${outer}"/><path d="${ink}"/></mask><path mask="url(#cut)" d="${outer}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${text.characters}</title>${drawing}</svg>\n`;
}
