import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
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

/** Objects of an exhibition are in its own order, others in that of the collection. */
function orderOf({ siteId, exhibitionId }: ExhibitFilter): SQL[] {
  if (!exhibitionId) return [asc(exhibits.position), asc(exhibits.id)];
  const positionInExhibition = sql`(
    select ${exhibitionObjects.position} from ${exhibitionObjects}
    where ${exhibitionObjects.siteId} = ${siteId}
      and ${exhibitionObjects.exhibitionId} = ${exhibitionId}
      and ${exhibitionObjects.exhibitId} = ${exhibits.id})`;
  return [asc(positionInExhibition), asc(exhibits.id)];
}

const labelOf = (values: typeof periods | typeof materials) =>
  sql<string>`coalesce(${values.label}, '')`;

/** All columns that are fields of an object: a new column is in the response. */
const columns = {
  ...omit(getTableColumns(exhibits), ['siteId', 'position', 'turntable']),
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

export async function countExhibits(db: Database, filter: ExhibitFilter) {
  return db.$count(exhibits, matching(filter));
}

export async function readExhibits(
  db: Database,
  filter: ExhibitFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  // Ids are selected first, so that the other columns are computed for this page only, not for skipped rows.
  const page = db
    .select({ siteId: exhibits.siteId, id: exhibits.id })
    .from(exhibits)
    .where(matching(filter))
    .orderBy(...orderOf(filter))
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectExhibits(db)
    .innerJoin(page, and(eq(page.siteId, exhibits.siteId), eq(page.id, exhibits.id)))
    .orderBy(...orderOf(filter));
}

export async function readExhibit(db: Database, siteId: string, id: string) {
  const hasId = and(eq(exhibits.siteId, siteId), eq(exhibits.id, id));
  const [[row], [more]] = await Promise.all([
    selectExhibits(db).where(hasId),
    // A separate query, because lists omit the frames.
    db.select({ turntable: exhibits.turntable }).from(exhibits).where(hasId),
  ]);
  return row && { ...row, ...(more?.turntable && { turntable: more.turntable }) };
}
