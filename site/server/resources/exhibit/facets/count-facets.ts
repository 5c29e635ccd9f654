import type { ExhibitFacet, ExhibitFacetName } from '../../../../contract/schemas/exhibit';
import type { ExhibitFilter } from '../exhibit-filter';
import type { FacetRow, FacetTable } from './facet-table';

type FilterName = Exclude<ExhibitFacet['name'], 'keyword'>;

/** Values of a row for each facet. */
const valuesOf: Record<ExhibitFacetName, (row: FacetRow) => readonly string[]> = {
  period: ({ period }) => present(period),
  material: ({ material }) => present(material),
  findSpot: ({ findSpot }) => present(findSpot),
  kiln: ({ kiln }) => present(kiln),
  technique: ({ techniques }) => techniques,
  hall: ({ room }) => present(room),
  onView: ({ room }) => (room === null ? [] : ['yes']),
  picture: ({ hasPicture }) => (hasPicture ? ['yes'] : []),
  licence: ({ licence }) => present(licence),
  colour: ({ colours }) => colours,
};

const present = (value: string | null) => (value === null || value === '' ? [] : [value]);

export const facetNames = Object.keys(valuesOf) as ExhibitFacetName[];

export interface FacetCounts {
  /** Number of objects without the filter. */
  total: number;
  /** Number of objects by value. */
  values: ReadonlyMap<string, number>;
}

/** Whether an object of the table has a value. */
export const hasValue = (table: FacetTable, name: ExhibitFacetName, value: string): boolean =>
  table.some((row) => valuesOf[name](row).includes(value));

/** Counts for each filter the objects that the others leave, by value; a chosen value is always counted. */
export function countFacets(
  table: FacetTable,
  filter: ExhibitFilter,
): Record<FilterName, FacetCounts> {
  const counters = new Map<FilterName, { total: number; values: Map<string, number> }>();
  for (const name of [...facetNames, 'years'] as const) {
    const chosen = name === 'years' ? '' : filter[name];
    counters.set(name, { total: 0, values: new Map(chosen ? [[chosen, 0]] : []) });
  }
  for (const row of table) {
    const failed = failedFilters(row, filter);
    if (failed.length > 1) continue;
    for (const [name, counter] of counters) {
      if (failed.length === 1 && failed[0] !== name) continue;
      counter.total += row.count;
      for (const value of name === 'years' ? [] : valuesOf[name](row))
        counter.values.set(value, (counter.values.get(value) ?? 0) + row.count);
    }
  }
  return Object.fromEntries(counters) as unknown as Record<FilterName, FacetCounts>;
}

/** Number of the objects that match all filters but the keyword. */
export function countMatching(table: FacetTable, filter: ExhibitFilter): number {
  return table.reduce(
    (total, row) => (failedFilters(row, filter).length === 0 ? total + row.count : total),
    0,
  );
}

/** Names of the chosen filters that the objects do not match. */
function failedFilters(row: FacetRow, filter: ExhibitFilter): FilterName[] {
  const failed: FilterName[] = facetNames.filter((name) => {
    const chosen = filter[name];
    return chosen && !valuesOf[name](row).includes(chosen);
  });
  if (!isInYears(row, filter)) failed.push('years');
  return failed;
}

function isInYears({ yearFrom, yearTo }: FacetRow, { from, to }: ExhibitFilter): boolean {
  if (from !== undefined && (yearTo === null || yearTo < from)) return false;
  return to === undefined || (yearFrom !== null && yearFrom <= to);
}
