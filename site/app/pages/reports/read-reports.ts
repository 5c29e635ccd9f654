import type { ContentEntry } from '../../../contract/entities/content-entry';
import { wholeNumber } from '../../api/read/values';

/** The figures of a year that a report names, in the order in which they are shown. */
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
  year: number;
  entry: ContentEntry;
  /** What was not counted that year is left out. */
  figures: Partial<Record<FigureName, number>>;
}

/** The reports that say their year, the latest first. */
export function readReports(entries: readonly ContentEntry[]): Report[] {
  const reports = entries.flatMap((entry): Report[] => {
    const { facts = {} } = entry;
    const year = wholeNumber(facts.year);
    if (year === undefined) return [];
    const figures = figureNames.map((name) => [name, wholeNumber(facts[name])] as const);
    const counted = figures.filter(([, figure]) => figure !== undefined);
    return [{ year, entry, figures: Object.fromEntries(counted) }];
  });
  return reports.sort((a, b) => b.year - a.year);
}

/** By how much a figure changed since the year before, in whole per cent; `undefined` where none is known. */
export function change(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || !before ? undefined : Math.round((100 * (now - before)) / before);
}
