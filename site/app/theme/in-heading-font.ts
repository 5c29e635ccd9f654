/** Characters of the heading font by its style sheet, which is there before the app; read once. */
let characters: Set<string> | undefined;

const family = 'Yunze Song';

/**
 * Whether the heading font holds every Chinese character of a title. What is drawn outside a browser
 * takes `prerender/in-heading-font.ts` instead.
 */
export function isInHeadingFont(title: string): boolean {
  characters ??= readCharacters();
  const known = characters;
  return known.size === 0 || Array.from(title).every((each) => each < '\u2e80' || known.has(each));
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
