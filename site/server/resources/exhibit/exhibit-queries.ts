import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import {
  dictionaryValues,
  exhibitionObjects,
  exhibitionObjectTags,
  exhibits,
  tags,
} from '../../db/schema';
import { omit } from '../../db/omit';
import { toOrder, type FindPage, type FoundPage } from '../../db/page-finder';
import { readObjectExhibitions } from './object-exhibitions';

const periods = alias(dictionaryValues, 'periods');
const materials = alias(dictionaryValues, 'materials');

export interface ExhibitFilter {
  siteId: string;
  keyword?: string | undefined;
  period?: string | undefined;
  material?: string | undefined;
  exhibitionId?: string | undefined;
  /** Objects with this tag in `exhibitionId`; requires `exhibitionId`. */
  tagId?: string | undefined;
}

const searched = [exhibits.title, exhibits.medium, exhibits.holder, exhibits.accessionNumber];

/** Empty fields do not filter: forms send them. */
function matching({ siteId, keyword, period, material, exhibitionId, tagId }: ExhibitFilter) {
  const text = keyword?.trim();
  return and(
    eq(exhibits.siteId, siteId),
    text ? containsText(searched, text) : undefined,
    period ? eq(exhibits.period, period) : undefined,
    material ? eq(exhibits.material, material) : undefined,
    exhibitionId ? inExhibition(exhibitionId) : undefined,
    exhibitionId && tagId ? hasExhibitionTag(exhibitionId, tagId) : undefined,
  );
}

function containsText(columns: readonly PgColumn[], text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const matches = columns.map((column) => sql`${column} ilike ${pattern}`);
  return sql`(${sql.join(matches, sql` or `)})`;
}

function inExhibition(exhibitionId: string): SQL {
  return sql`exists (
    select 1 from ${exhibitionObjects}
    where ${exhibitionObjects.siteId} = ${exhibits.siteId}
      and ${exhibitionObjects.exhibitId} = ${exhibits.id}
      and ${exhibitionObjects.exhibitionId} = ${exhibitionId})`;
}

function hasExhibitionTag(exhibitionId: string, tagId: string): SQL {
  return sql`exists (
    select 1 from ${exhibitionObjectTags}
    join ${tags} on ${tags.siteId} = ${exhibitionObjectTags.siteId}
      and ${tags.id} = ${exhibitionObjectTags.tagId}
    where ${exhibitionObjectTags.siteId} = ${exhibits.siteId}
      and ${exhibitionObjectTags.exhibitId} = ${exhibits.id}
      and ${exhibitionObjectTags.exhibitionId} = ${exhibitionId}
      and ${exhibitionObjectTags.tagId} = ${tagId})`;
}

const collectionOrder = [{ column: exhibits.position }, { column: exhibits.id }];

/** Objects of an exhibition are in its own order, others in that of the collection. */
function orderOf({ siteId, exhibitionId }: ExhibitFilter): SQL[] {
  if (!exhibitionId) return toOrder(collectionOrder);
  const positionInExhibition = sql`(
    select ${exhibitionObjects.position} from ${exhibitionObjects}
    where ${exhibitionObjects.siteId} = ${siteId}
      and ${exhibitionObjects.exhibitionId} = ${exhibitionId}
      and ${exhibitionObjects.exhibitId} = ${exhibits.id})`;
  return [asc(positionInExhibition), asc(exhibits.id)];
}

const labelOf = (values: typeof periods | typeof materials) =>
  sql<string>`coalesce(${values.label}, '')`;

/** Columns that lists leave out. */
const detailColumns = [
  'imageServices',
  'palette',
  'motifs',
  'provenance',
  'bibliography',
  'exhibitionHistory',
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
  const list = { table: exhibits, filter: where, order: collectionOrder, now };
  if (!filter.exhibitionId) return findPage(list, offset);
  return { total: await db.$count(exhibits, where), filter: where, offset };
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
  const [[row], [more], shownIn] = await Promise.all([
    selectExhibits(db).where(hasId),
    // A separate query, because lists omit these.
    db.select(detailFields).from(exhibits).where(hasId),
    readObjectExhibitions(db, { siteId, today }, id),
  ]);
  return row && { ...row, ...withoutEmpty({ ...more, exhibitions: shownIn }) };
}

const { turntable, imageServices, provenance, bibliography, exhibitionHistory } = exhibits;
const detailFields = { turntable, imageServices, provenance, bibliography, exhibitionHistory };

/** Optional fields of the response: left out without a value, and as empty lists. */
function withoutEmpty<Fields extends object>(fields: Fields) {
  const isPresent = (value: unknown) => value !== null && !(Array.isArray(value) && !value.length);
  const present = Object.entries(fields).filter(([, value]) => isPresent(value));
  return Object.fromEntries(present) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}
