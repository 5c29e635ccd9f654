/** The address of a group's file, beside the style sheet. */
export const fileOf = (index: number): string => `song-${String(index + 1).padStart(2, '0')}.woff2`;

/** A list of characters as CSS writes it, neighbours joined to ranges. */
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

/** Who has the face does not fetch it. */
const faces = "local('NotoSerifSC-SemiBold'), local('SourceHanSerifSC-SemiBold')";

/** The style sheet of the heading font: one rule a file, so that a page fetches what it shows. */
export function headingFontCss(groups: readonly (readonly string[])[]): string {
  const rules = groups.map(
    (group, index) =>
      `@font-face { font-family: 'Yunze Song'; font-weight: 500 900; font-display: swap; src: ${faces}, url('./${fileOf(index)}') format('woff2'); unicode-range: ${unicodeRange(group)}; }\n`,
  );
  return `/* Noto Serif SC SemiBold, cut for the headings by site/content/type/write-heading-font.ts. SIL Open Font License 1.1. */\n${rules.join('')}`;
}
