import type { ContentEntry } from '../../../../contract/schemas/content';
import { museumDay } from '../../../../contract/shared/museum-time';

export interface Year {
  /** `undefined` for entries without a valid date. */
  year: number | undefined;
  /** In chronological order. */
  entries: readonly ContentEntry[];
}

export interface Decade {
  /** Its first year: 1950; `undefined` for entries without a valid date. */
  from: number | undefined;
  years: readonly Year[];
}

/** Groups entries by decade and year of `publishedAt`, oldest first, undated ones last. */
export function groupByDecade(entries: readonly ContentEntry[]): Decade[] {
  const dated = entries
    .filter(isDated)
    .map((entry) => ({ entry, time: new Date(entry.publishedAt) }))
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
  const undated = entries.filter((entry) => !isDated(entry));
  const last = { from: undefined, years: [{ year: undefined, entries: undated }] };
  const groups = [...decades].map(([from, ofDecade]) => ({ from, years: ofDecade }));
  return undated.length === 0 ? groups : [...groups, last];
}

const isDated = ({ publishedAt }: ContentEntry) => !Number.isNaN(Date.parse(publishedAt));

/** The same groups, newest first, undated ones last. */
export function latestFirst(decades: readonly Decade[]): Decade[] {
  const undated = decades.filter(({ from }) => from === undefined);
  const latest = decades.filter(({ from }) => from !== undefined).reverse();
  return [...latest, ...undated].map(({ from, years }) => ({
    from,
    years: [...years]
      .reverse()
      .map(({ year, entries }) => ({ year, entries: [...entries].reverse() })),
  }));
}
