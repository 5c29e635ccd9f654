import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { headingFace } from './heading-face';

/** Path and bounding box of a glyph in font units; the y axis points up. */
export interface Outline {
  path: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Glyph outlines of a text’s characters in the heading font, by character.
 * @throws Error where the font does not have a character
 */
export async function readOutlines(text: string): Promise<Map<string, Outline>> {
  const bytes = await subsetFont(headingFace(), text, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
  return new Map(
    [...new Set(text)].map((character) => {
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
      const box = glyph === undefined ? undefined : font.glyphExtents(glyph);
      if (glyph === undefined || !box)
        throw new Error(`The heading font has no glyph for “${character}”.`);
      const outline: Outline = {
        path: font.glyphToPath(glyph),
        left: box.xBearing,
        top: box.yBearing,
        width: box.width,
        height: -box.height,
      };
      return [character, outline];
    }),
  );
}
