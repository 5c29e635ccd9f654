import type { ContentEntry } from '../../../contract/schemas/content';

interface Group {
  /** Category code. */
  code: string;
  people: readonly ContentEntry[];
}

/** Groups people by category, in the order of `parts`; other categories follow. */
export function groupByCategory(
  people: readonly ContentEntry[],
  parts: readonly string[],
): Group[] {
  const others = people.map(({ categoryCode }) => categoryCode);
  return [...new Set([...parts, ...others])]
    .map((code) => ({ code, people: people.filter((each) => each.categoryCode === code) }))
    .filter((group) => group.people.length > 0);
}
