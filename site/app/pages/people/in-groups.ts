import type { ContentEntry } from '../../../contract/entities/content-entry';

interface Group {
  /** The code of a category. */
  code: string;
  people: readonly ContentEntry[];
}

/** People under the parts of a section, in the order of the parts; those of no part come last. */
export function inGroups(people: readonly ContentEntry[], parts: readonly string[]): Group[] {
  const others = people.map(({ categoryCode }) => categoryCode);
  return [...new Set([...parts, ...others])]
    .map((code) => ({ code, people: people.filter((each) => each.categoryCode === code) }))
    .filter((group) => group.people.length > 0);
}
