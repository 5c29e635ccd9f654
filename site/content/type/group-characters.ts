/** Below this are Latin letters, which the text's own serif sets; quotation marks and dashes are wanted from both. */
const firstCjk = '\u2e80';
const shared = new Set('“”‘’—…·0123456789');

/** The characters of a text that the heading font has to hold, each once. */
export function charactersOf(text: string): string[] {
  return [...new Set(text)].filter((each) => each >= firstCjk || shared.has(each));
}

export interface Headings {
  /** All headings of each page, written one after another. */
  pages: readonly string[];
  /** Words that may become headings. */
  others: readonly string[];
}

/** How much a page that lacks a character counts against one that has it: the higher, the more a group is used as a whole. */
const foreign = 3;

/**
 * Deals the characters of all headings out to files. The first holds figures, quotation marks and whatever stands on most pages;
 * the others are small, and what stands on one page stands in one file where it can: a page
 * fetches the first, and few of the others.
 * @param first how many characters the first file holds
 * @param others how many each of the others holds, but for those of words that may become headings
 */
export function groupCharacters(
  { pages, others: reserve }: Headings,
  first: number,
  others: number,
): string[][] {
  const uses = new Map<string, Set<number>>();
  pages.forEach((text, index) => {
    for (const each of charactersOf(text)) {
      uses.set(each, (uses.get(each) ?? new Set()).add(index));
    }
  });
  const usesOf = (character: string) => uses.get(character) ?? new Set<number>();
  const byUse = [...uses.keys()].sort(
    (a, b) => usesOf(b).size - usesOf(a).size || (a < b ? -1 : 1),
  );
  // Figures and quotation marks come with any title.
  const core = new Set([...shared, ...byUse].slice(0, first));
  const groups = [[...core]];
  const left = new Set(byUse.filter((each) => !core.has(each)));
  while (left.size > 0) groups.push(takeGroup(left, usesOf, others));
  const rest = charactersOf(reserve.join('')).filter((each) => !core.has(each) && !uses.has(each));
  // Hardly ever fetched, so that each may be large: fewer rules for all.
  const spare = 4 * others;
  for (let index = 0; index < rest.length; index += spare) {
    groups.push(rest.slice(index, index + spare));
  }
  return groups.map((group) => group.sort((a, b) => (a < b ? -1 : 1)));
}

/** Takes the most used character, and then again and again the one that stands most on the same pages and least on others. */
function takeGroup(
  left: Set<string>,
  usesOf: (character: string) => ReadonlySet<number>,
  most: number,
): string[] {
  const group: string[] = [];
  const covered = new Set<number>();
  while (group.length < most && left.size > 0) {
    let best = '';
    let bestWorth = -1;
    for (const character of left) {
      const used = usesOf(character);
      const common = [...used].filter((index) => covered.has(index)).length;
      const worth =
        group.length === 0 ? used.size : (common + 0.01) / (used.size - common + foreign);
      if (worth > bestWorth) [best, bestWorth] = [character, worth];
    }
    group.push(best);
    left.delete(best);
    for (const index of usesOf(best)) covered.add(index);
  }
  return group;
}
