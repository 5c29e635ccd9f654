import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { headingFace } from './heading-face';

/** A character as a closed path in the font's units, upwards, and the box round its ink. */
export interface Outline {
  path: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The outlines of a text's characters in the face of the headings.
 * @throws Error names the character that the face does not hold.
 */
export async function readOutlines(text: string): Promise<Map<string, Outline>> {
  const bytes = await subsetFont(headingFace(), text, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
  return new Map(
    [...new Set(text)].map((character) => {
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
      const box = glyph === undefined ? undefined : font.glyphExtents(glyph);
      if (glyph === undefined || !box) throw new Error(`The heading face has no “${character}”.`);
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
