/** File name of a group, in the folder of the style sheet. */
export const fontFileName = (index: number): string =>
  `song-${String(index + 1).padStart(2, '0')}.woff2`;

/** Value of `unicode-range` for characters; consecutive code points become ranges. */
export function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

/**
 * Style sheet of the heading font: one rule a file, so that a page loads only the files that it needs. No `local()`:
 * Chromium looks up those of all rules before the first paint, 0.2 s on a phone.
 */
export function headingFontCss(groups: readonly (readonly string[])[], face: string): string {
  const rules = groups.map(
    (group, index) =>
      `@font-face { font-family: 'Yunze Song'; font-weight: 500 900; font-display: swap; src: url('./${fontFileName(index)}') format('woff2'); unicode-range: ${unicodeRange(group)}; }\n`,
  );
  return `/* ${face} SemiBold, cut for the headings by site/content-tools/heading-font/write-heading-font.ts. SIL Open Font License 1.1. */\n${rules.join('')}`;
}

/** Source of `contract/shared/heading-characters.ts`. */
export function headingCharactersModule(
  groups: readonly (readonly string[])[],
  traditionalGroups: readonly (readonly string[])[],
): string {
  return `// Written by site/content-tools/heading-font/write-heading-font.ts: the characters of the heading font's files.
import { isTraditional } from './edition';

// Code points, not characters: the build converts the Chinese texts of the copies with traditional texts.
const simplified =
${literal(unicodeRange(groups.flat()))};
const traditional =
${literal(unicodeRange(traditionalGroups.flat()))};

let characters: ReadonlySet<string> | undefined;

function readCharacters(ranges: string): Set<string> {
  const found = new Set<string>();
  for (const range of ranges.split(', ')) {
    const [from = 0, to = from] = range.slice(2).split('-').map((hex) => parseInt(hex, 16));
    for (let point = from; point <= to; point++) found.add(String.fromCodePoint(point));
  }
  return found;
}

/** Lower code points use the text’s serif font, which has all of them. */
const firstCjk = '\\u2e80';

/** Whether the heading font has all characters of a title, so that no fallback font is mixed in. */
export function hasHeadingGlyphs(title: string): boolean {
  const glyphs = (characters ??= readCharacters(isTraditional ? traditional : simplified));
  return Array.from(title).every((each) => each < firstCjk || glyphs.has(each));
}
`;
}

/** A string literal in lines of at most 100 characters. */
function literal(text: string): string {
  const lines = text.match(/.{1,90}/g) ?? [];
  return lines.map((line) => `  '${line}'`).join(' +\n');
}
