import type { ContentEntry } from '../../../../contract/schemas/content';
import { museumDay } from '../../../../contract/shared/museum-time';

export interface Year {
  year: number;
  /** In chronological order. */
  entries: readonly ContentEntry[];
}

export interface Decade {
  /** Its first year: 1950. */
  from: number;
  years: readonly Year[];
}

/** Groups entries by decade and year of `publishedAt`, oldest first; invalid dates are left out. */
export function groupByDecade(entries: readonly ContentEntry[]): Decade[] {
  const dated = entries
    .map((entry) => ({ entry, time: new Date(entry.publishedAt) }))
    .filter(({ time }) => !Number.isNaN(time.getTime()))
    .sort((a, b) => a.time.getTime() - b.time.getTime());
  const years = new Map<number, ContentEntry[]>();
  for (const { entry, time } of dated) {
    const year = Number(museumDay(time).slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  const decades = new Map<number, Year[]>();
  for (const [year, ofYear] of years) {
    const from = year - (year % 10);
    decades.set(from, [...(decades.get(from) ?? []), { year, entries: ofYear }]);
  }
  return [...decades].map(([from, ofDecade]) => ({ from, years: ofDecade }));
}

/** The same groups, newest first. */
export function latestFirst(decades: readonly Decade[]): Decade[] {
  return [...decades].reverse().map(({ from, years }) => ({
    from,
    years: [...years]
      .reverse()
      .map(({ year, entries }) => ({ year, entries: [...entries].reverse() })),
  }));
}
