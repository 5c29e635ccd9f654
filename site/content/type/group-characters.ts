/** Below this are Latin letters, which the text's own serif sets; quotation marks and dashes are wanted from both. */
const firstCjk = '\u2e80';
const shared = new Set('“”‘’—…·0123456789');

/** The characters of a text that the heading font has to hold, each once. */
export function charactersOf(text: string): string[] {
  return [...new Set(text)].filter((each) => each >= firstCjk || shared.has(each));
}

export interface Headings {
  /** What stands on every page or leads to one: names of the site, its areas and pages. */
  frame: readonly string[];
  /** Headings of parts of pages. */
  parts: readonly string[];
  /** Titles of records, each of which is the heading of a page of its own. */
  titles: readonly string[];
  /** Words that may become headings. */
  others: readonly string[];
}

/**
 * Deals the characters of all headings out to files. The first holds the frame and whatever is used most;
 * the others are small, and what stands in one title stands in one file where it can: a page
 * fetches the first, and few of the others.
 * @param first how many characters the first file holds, at least those of the frame
 * @param others how many each of the others holds
 */
export function groupCharacters(
  { frame, parts, titles, others: reserve }: Headings,
  first: number,
  others: number,
): string[][] {
  const texts = [...parts, ...titles].map(charactersOf);
  const uses = new Map<string, Set<number>>();
  texts.forEach((characters, index) => {
    for (const each of characters) uses.set(each, (uses.get(each) ?? new Set()).add(index));
  });
  const usesOf = (character: string) => uses.get(character) ?? new Set<number>();
  const core = new Set(charactersOf([...shared, ...frame].join('')));
  const byUse = [...uses.keys()].sort(
    (a, b) => usesOf(b).size - usesOf(a).size || (a < b ? -1 : 1),
  );
  for (const character of byUse) if (core.size < first) core.add(character);
  const groups = [[...core]];
  const left = new Set(byUse.filter((character) => !core.has(character)));
  while (left.size > 0) groups.push(takeGroup(left, usesOf, others));
  const rest = charactersOf(reserve.join('')).filter(
    (character) => !core.has(character) && !uses.has(character),
  );
  for (let index = 0; index < rest.length; index += others) {
    groups.push(rest.slice(index, index + others));
  }
  return groups.map((group) => group.sort((a, b) => (a < b ? -1 : 1)));
}

/** Takes the most used character, and then again and again the one that stands most in the same titles and least in others. */
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
      const worth = group.length === 0 ? used.size : (common + 0.01) / (used.size - common + 0.6);
      if (worth > bestWorth) [best, bestWorth] = [character, worth];
    }
    group.push(best);
    left.delete(best);
    for (const index of usesOf(best)) covered.add(index);
  }
  return group;
}
