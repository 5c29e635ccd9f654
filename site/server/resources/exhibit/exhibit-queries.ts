import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { dictionaryValues, exhibits } from '../../db/schema';
import { omit } from '../../db/omit';
import type { FindPage, FoundPage } from '../../db/page-finder';
import { matching, type ExhibitFilter } from './exhibit-filter';
import { collectionOrder, isCollectionOrder, orderOf } from './exhibit-order';
import { readObjectExhibitions } from './object-exhibitions';
import { readObjectPlaces } from './object-places';

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

function isValue(values: typeof periods | typeof materials, dictCode: string, value: PgColumn) {
  return and(
    eq(values.siteId, exhibits.siteId),
    eq(values.dictCode, dictCode),
    eq(values.dictValue, value),
  );
}

function selectExhibits(db: Database) {
  return db
    .select(columns)
    .from(exhibits)
    .leftJoin(periods, isValue(periods, 'period', exhibits.period))
    .leftJoin(materials, isValue(materials, 'material', exhibits.material));
}

/** Finds a page of objects; the objects of an exhibition, which are few, are counted each time. */
export async function findExhibits(
  db: Database,
  findPage: FindPage,
  filter: ExhibitFilter,
  { offset, now }: { offset: number; now: Date },
): Promise<FoundPage> {
  const where = matching(filter);
  if (filter.exhibitionId)
    return { total: await db.$count(exhibits, where), filter: where, offset };
  const list = { table: exhibits, filter: where, order: collectionOrder, now };
  if (isCollectionOrder(filter)) return findPage(list, offset);
  // The rows from which a deep page begins are known in the order of the collection only.
  const { total } = await findPage(list, 0);
  return { total, filter: where, offset };
}

export async function readExhibits(
  db: Database,
  filter: ExhibitFilter,
  { filter: where, offset }: FoundPage,
  limit: number,
) {
  // Ids are selected first, so that the other columns are computed for this page only, not for skipped rows.
  const page = db
    .select({ siteId: exhibits.siteId, id: exhibits.id })
    .from(exhibits)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectExhibits(db)
    .innerJoin(page, and(eq(page.siteId, exhibits.siteId), eq(page.id, exhibits.id)))
    .orderBy(...orderOf(filter));
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
  const [[row], [more], places, shownIn] = await Promise.all([
    selectExhibits(db).where(hasId),
    // A separate query, because lists omit these.
    db.select(detailFields).from(exhibits).where(hasId),
    readObjectPlaces(db, siteId, id),
    readObjectExhibitions(db, { siteId, today }, id),
  ]);
  return row && { ...row, ...withoutEmpty({ ...more, exhibitions: shownIn }), ...places };
}

const { turntable, imageServices, provenance, bibliography, exhibitionHistory } = exhibits;
const { audioStop } = exhibits;
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
