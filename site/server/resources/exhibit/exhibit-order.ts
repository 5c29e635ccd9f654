import { asc, sql, type SQL } from 'drizzle-orm';
import type { ObjectSort } from '../../../contract/schemas/exhibit';
import { toOrder } from '../../db/page-finder';
import { exhibitionObjects, exhibits } from '../../db/schema';
import type { ExhibitFilter } from './exhibit-filter';

export const collectionOrder = [{ column: exhibits.position }, { column: exhibits.id }];

/** Undated objects come last. */
const sorts: Record<ObjectSort, SQL> = {
  oldest: sql`${exhibits.yearFrom} asc nulls last, ${exhibits.yearTo}`,
  newest: sql`${exhibits.yearTo} desc nulls last, ${exhibits.yearFrom} desc`,
  title: sql`${exhibits.sortTitle} collate "C"`,
  number: sql`${exhibits.accessionNumber} collate "C"`,
};

const hasOwnOrder = ({ sort, colour, exhibitionId }: ExhibitFilter) =>
  Boolean(sort || colour || exhibitionId);

/** Whether objects are in the order of the collection. */
export const isCollectionOrder = (filter: ExhibitFilter) => !hasOwnOrder(filter) && !filter.found;

/** Whether the best matches of a keyword come first. */
export const isBestFirst = (filter: ExhibitFilter) => !hasOwnOrder(filter) && Boolean(filter.found);

/**
 * Without a chosen order, objects of an exhibition are in its own, objects of a colour have the most of it first, those
 * that a keyword finds have the best first, others are in that of the collection.
 */
export function orderOf(filter: ExhibitFilter): SQL[] {
  const { siteId, exhibitionId, colour, sort } = filter;
  const collection = toOrder(collectionOrder);
  if (sort) return [sorts[sort], ...collection];
  if (exhibitionId) return [asc(positionIn(siteId, exhibitionId)), asc(exhibits.id)];
  if (colour) return [sql`(${exhibits.colours} ->> ${colour})::real desc`, ...collection];
  return collection;
}

/** The order of a list of ids. */
export const inOrderOf = (ids: readonly string[]): SQL[] => [
  sql`array_position(${sql.param([...ids])}::text[], ${exhibits.id})`,
];

const positionIn = (siteId: string, exhibitionId: string) => sql`(
  select ${exhibitionObjects.position} from ${exhibitionObjects}
  where ${exhibitionObjects.siteId} = ${siteId}
    and ${exhibitionObjects.exhibitionId} = ${exhibitionId}
    and ${exhibitionObjects.exhibitId} = ${exhibits.id})`;
