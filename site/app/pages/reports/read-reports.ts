import type { ContentEntry } from '../../../contract/schemas/content';
import { wholeNumber } from '../../api/read/values';

/** Names of the figures of a report, in display order. */
export const figureNames = [
  'visits',
  'exhibitions',
  'activities',
  'acquired',
  'conserved',
  'papers',
] as const;
export type FigureName = (typeof figureNames)[number];

export interface Report {
  /** Value in the query: the year, or the id of a report without one or of a second report of that year. */
  key: string;
  year: number | undefined;
  entry: ContentEntry;
  /** Without the figures that the report does not give as a whole number. */
  figures: Partial<Record<FigureName, number>>;
}

/** Reports by year, latest first; those without a year last. */
export function readReports(entries: readonly ContentEntry[]): Report[] {
  const reports = entries.map((entry): Report => {
    const { id, facts = {} } = entry;
    const year = wholeNumber(facts.year);
    const figures = figureNames.map((name) => [name, wholeNumber(facts[name])] as const);
    const counted = figures.filter(([, figure]) => figure !== undefined);
    const first = entries.find((each) => wholeNumber(each.facts?.year) === year);
    const key = year === undefined || first !== entry ? id : `${year}`;
    return { key, year, entry, figures: Object.fromEntries(counted) };
  });
  return reports.sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
}

/** Change since the previous year in whole per cent; `undefined` if a value is missing or the previous one is 0. */
export function percentChange(
  current: number | undefined,
  previous: number | undefined,
): number | undefined {
  return current === undefined || !previous
    ? undefined
    : Math.round((100 * (current - previous)) / previous);
}
