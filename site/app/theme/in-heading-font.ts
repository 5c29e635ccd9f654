/** Characters of the heading font, read once from the font faces of the document. */
let characters: Set<string> | undefined;

const family = 'Yunze Song';

/**
 * Whether the heading font has a glyph for every Chinese character of a title. The prerender build
 * replaces this module by `prerender/in-heading-font.ts`.
 */
export function hasHeadingGlyphs(title: string): boolean {
  characters ??= readCharacters();
  const glyphs = characters;
  return (
    glyphs.size === 0 || Array.from(title).every((char) => char < '\u2e80' || glyphs.has(char))
  );
}

function readCharacters(): Set<string> {
  const found = new Set<string>();
  const page = globalThis.document as Document | undefined;
  // Test environments without a layout engine have no font set.
  for (const face of page?.fonts ?? []) {
    if (face.family.replace(/["']/g, '') !== family) continue;
    for (const range of face.unicodeRange.split(',')) {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      for (let point = from; point <= to; point++) found.add(String.fromCodePoint(point));
    }
  }
  return found;
}
