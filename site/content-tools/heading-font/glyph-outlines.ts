import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readHeadingFace } from './heading-face';

/** Path and bounding box of a glyph in font units; the y axis points up. */
export interface GlyphOutline {
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
export async function readGlyphOutlines(text: string): Promise<Map<string, GlyphOutline>> {
  const bytes = await subsetFont(readHeadingFace(), text, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
  return new Map(
    [...new Set(text)].map((character) => {
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
      const box = glyph === undefined ? undefined : font.glyphExtents(glyph);
      if (glyph === undefined || !box)
        throw new Error(`The heading font has no glyph for “${character}”.`);
      const outline: GlyphOutline = {
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
