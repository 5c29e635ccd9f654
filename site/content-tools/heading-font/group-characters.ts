/** Lower code points are Latin and use the text’s serif font; quotation marks, dashes and digits are in both fonts. */
const firstCjk = '\u2e80';
const shared = new Set('“”‘’—…·0123456789');

/** The distinct characters of a text that the heading font must contain. */
export function headingCharacters(text: string): string[] {
  return [...new Set(text)].filter((each) => each >= firstCjk || shared.has(each));
}

export interface Headings {
  /** For each page, all its headings joined. */
  pages: readonly string[];
  /** Texts that may become headings. */
  others: readonly string[];
}

/** Added to the number of unshared pages in the score: higher values favour characters that share many pages. */
const unsharedOffset = 3;

/**
 * Groups the characters of all headings, one group a font file. The first group has digits, quotation marks and
 * the most frequent characters; characters that share pages share a group, so that a page loads few files.
 * @param first size of the first group
 * @param others size of each further group; groups of texts that may become headings are four times as large
 */
export function groupCharacters(
  { pages, others: reserve }: Headings,
  first: number,
  others: number,
): string[][] {
  const uses = new Map<string, Set<number>>();
  pages.forEach((text, index) => {
    for (const each of headingCharacters(text)) {
      uses.set(each, (uses.get(each) ?? new Set()).add(index));
    }
  });
  const usesOf = (character: string) => uses.get(character) ?? new Set<number>();
  const byUse = [...uses.keys()].sort(
    (a, b) => usesOf(b).size - usesOf(a).size || (a < b ? -1 : 1),
  );
  // Any title may contain digits and quotation marks.
  const core = new Set([...shared, ...byUse].slice(0, first));
  const groups = [[...core]];
  const left = new Set(byUse.filter((each) => !core.has(each)));
  while (left.size > 0) groups.push(takeGroup(left, usesOf, others));
  const rest = headingCharacters(reserve.join('')).filter(
    (each) => !core.has(each) && !uses.has(each),
  );
  // Rarely loaded: larger groups mean fewer @font-face rules.
  const reserveSize = 4 * others;
  for (let index = 0; index < rest.length; index += reserveSize) {
    groups.push(rest.slice(index, index + reserveSize));
  }
  return groups.map((group) => group.sort((a, b) => (a < b ? -1 : 1)));
}

/** Greedy: starts with the most used character and adds those that share most pages with the group. */
function takeGroup(
  left: Set<string>,
  usesOf: (character: string) => ReadonlySet<number>,
  most: number,
): string[] {
  const group: string[] = [];
  const covered = new Set<number>();
  while (group.length < most && left.size > 0) {
    let best = '';
    let bestScore = -1;
    for (const character of left) {
      const used = usesOf(character);
      const common = [...used].filter((index) => covered.has(index)).length;
      const score =
        group.length === 0 ? used.size : (common + 0.01) / (used.size - common + unsharedOffset);
      if (score > bestScore) [best, bestScore] = [character, score];
    }
    group.push(best);
    left.delete(best);
    for (const index of usesOf(best)) covered.add(index);
  }
  return group;
}
