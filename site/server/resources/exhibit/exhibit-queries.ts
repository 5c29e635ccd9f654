import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { dictionaryValues, exhibits } from '../../db/schema';
import { omit } from '../../db/omit';
import type { FindPage, FoundPage } from '../../db/page-finder';
import { matching, type ExhibitFilter } from './exhibit-filter';
import {
  collectionOrder,
  inOrderOf,
  isBestFirst,
  isCollectionOrder,
  orderOf,
} from './exhibit-order';
import { readObjectExhibitions } from './object-exhibitions';
import { findSpots, kilns, placeColumns, toPlaces } from './object-places';

const periods = alias(dictionaryValues, 'periods');
const materials = alias(dictionaryValues, 'materials');

const labelOf = (values: typeof periods | typeof materials) =>
  sql<string>`coalesce(${values.label}, '')`;

/** Columns that lists leave out. */
const detailColumns = [
  'imageServices',
  'palette',
  'motifs',
  'findSpot',
  'kiln',
  'techniques',
  'yearFrom',
  'yearTo',
  'licence',
  'colours',
  'sortTitle',
  'provenance',
  'bibliography',
  'exhibitionHistory',
  'audioStop',
  'audioText',
  'audioRecording',
] as const;

/** All columns that are fields of an object: a new column is in the response. */
const columns = {
  ...omit(getTableColumns(exhibits), ['siteId', 'position', 'turntable', ...detailColumns]),
  periodLabel: labelOf(periods),
  materialLabel: labelOf(materials),
  turns: sql<boolean>`${exhibits.turntable} is not null`,
};

type DictionaryTable = typeof periods | typeof materials | typeof findSpots | typeof kilns;

function isValue(values: DictionaryTable, dictCode: string, value: PgColumn) {
  return and(
    eq(values.siteId, exhibits.siteId),
    eq(values.dictCode, dictCode),
    eq(values.dictValue, value),
  );
}

const hasPeriod = isValue(periods, 'period', exhibits.period);
const hasMaterial = isValue(materials, 'material', exhibits.material);

function selectExhibits(db: Database) {
  return db
    .select(columns)
    .from(exhibits)
    .leftJoin(periods, hasPeriod)
    .leftJoin(materials, hasMaterial);
}

interface PageRequest {
  limit: number;
  offset: number;
  now: Date;
}

/** Where the rows of a page of objects are, and their order. */
type FoundExhibits = FoundPage & { limit: number; order: SQL[] };

/** Finds a page of objects; the objects of an exhibition or of a keyword are counted each time. */
export async function findExhibits(
  db: Database,
  findPage: FindPage,
  filter: ExhibitFilter,
  { limit, offset, now }: PageRequest,
): Promise<FoundExhibits> {
  if (isBestFirst(filter)) return findBest(db, filter, { limit, offset });
  const where = matching(filter);
  const page = { filter: where, offset, limit, order: orderOf(filter) };
  if (filter.exhibitionId || filter.found)
    return { ...page, total: await db.$count(exhibits, where) };
  const list = { table: exhibits, filter: where, order: collectionOrder, now };
  if (isCollectionOrder(filter)) return { ...page, ...(await findPage(list, offset)) };
  // The rows from which a deep page begins are known in the order of the collection only.
  const { total } = await findPage(list, 0);
  return { ...page, total };
}

/** Finds a page of the objects of a keyword, the best matches first. */
async function findBest(
  db: Database,
  filter: ExhibitFilter,
  { limit, offset }: Omit<PageRequest, 'now'>,
): Promise<FoundExhibits> {
  const rows = await db.select({ id: exhibits.id }).from(exhibits).where(matching(filter));
  const matches = new Set(rows.map(({ id }) => id));
  const best = (filter.found?.ids ?? []).filter((id) => matches.has(id));
  const ids = best.slice(offset, offset + limit);
  const { siteId, today } = filter;
  const page = { filter: matching({ siteId, today, ids }), order: inOrderOf(ids) };
  return { ...page, total: best.length, limit, offset: 0 };
}

export async function readExhibits(
  db: Database,
  { filter: where, offset, limit, order }: FoundExhibits,
) {
  // Ids are selected first, so that the other columns are computed for this page only, not for skipped rows.
  const page = db
    .select({ siteId: exhibits.siteId, id: exhibits.id })
    .from(exhibits)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectExhibits(db)
    .innerJoin(page, and(eq(page.siteId, exhibits.siteId), eq(page.id, exhibits.id)))
    .orderBy(...order);
}

/** Objects by id, in any order. */
export const readExhibitsById = (db: Database, siteId: string, ids: readonly string[]) =>
  selectExhibits(db).where(and(eq(exhibits.siteId, siteId), inArray(exhibits.id, [...ids])));

export async function countExhibits(db: Database, filter: ExhibitFilter): Promise<number> {
  return db.$count(exhibits, matching(filter));
}

export async function readExhibit(
  db: Database,
  { siteId, today }: { siteId: string; today: string },
  id: string,
) {
  const hasId = and(eq(exhibits.siteId, siteId), eq(exhibits.id, id));
  const fields = { ...columns, detail: detailFields, places: placeColumns };
  const [[found], shownIn] = await Promise.all([
    db
      .select(fields)
      .from(exhibits)
      .leftJoin(periods, hasPeriod)
      .leftJoin(materials, hasMaterial)
      .leftJoin(findSpots, isValue(findSpots, 'findSpot', exhibits.findSpot))
      .leftJoin(kilns, isValue(kilns, 'kiln', exhibits.kiln))
      .where(hasId),
    readObjectExhibitions(db, { siteId, today }, id),
  ]);
  if (!found) return undefined;
  const { detail, places, ...row } = found;
  return {
    ...{ ...row, ...withoutEmpty({ ...detail, exhibitions: shownIn }) },
    ...toPlaces(places, siteId),
  };
}

const { turntable, imageServices, provenance, bibliography, exhibitionHistory } = exhibits;
const { audioStop } = exhibits;
/** Fields that lists omit. */
const detailFields = {
  ...{ turntable, imageServices, audioStop },
  ...{ provenance, bibliography, exhibitionHistory },
};

/** Optional fields of the response: left out without a value, and as empty lists. */
function withoutEmpty<Fields extends object>(fields: Fields) {
  const isPresent = (value: unknown) => value !== null && !(Array.isArray(value) && !value.length);
  const present = Object.entries(fields).filter(([, value]) => isPresent(value));
  return Object.fromEntries(present) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}
