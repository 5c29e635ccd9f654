import { and, asc, desc, eq, getTableColumns, gt, min, sql, type SQL } from 'drizzle-orm';
import type { CountedTag, Tag } from '../../../contract/schemas/common/fields';
import type { Database } from '../../db/database';
import { categories, entries, entryTags, tags } from '../../db/schema';
import { omit } from '../../db/omit';
import { toOrder, type OrderColumn } from '../../db/page-finder';
import { subquery } from '../../db/subquery';

const tagsOfEntry = subquery<Tag[]>(sql`(
  select coalesce(
    jsonb_agg(jsonb_build_object('tagId', ${tags.id}, 'tagName', ${tags.name})
      order by ${entryTags.position}), '[]'::jsonb)
  from ${entryTags}
  join ${tags} on ${tags.siteId} = ${entryTags.siteId} and ${tags.id} = ${entryTags.tagId}
  where ${entryTags.siteId} = ${entries.siteId} and ${entryTags.entryId} = ${entries.id})`);

const columns = getTableColumns(entries);

/** All columns that are fields of an entry: a new column is in the response. */
const detailColumns = {
  ...omit(columns, ['siteId', 'categoryId', 'recommended', 'form']),
  categoryCode: columns.categoryId,
  tags: tagsOfEntry,
};

const summaryColumns = omit(detailColumns, ['content', 'video', 'audio', 'parts']);

const newest = { column: entries.publishedAt, isDescending: true };
const byId = { column: entries.id };

export const newestFirst = [newest, byId];
export const oldestFirst = [{ column: entries.publishedAt }, byId];
export const recommendedFirst = [
  { column: entries.recommended, isDescending: true },
  ...newestFirst,
];

export async function readEntries(
  db: Database,
  which: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  order: readonly OrderColumn[] = newestFirst,
) {
  // Ids are selected first, so that the other columns are computed for this page only, not for skipped rows.
  const page = db
    .select({ siteId: entries.siteId, id: entries.id })
    .from(entries)
    .where(which)
    .orderBy(...toOrder(order))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select(summaryColumns)
    .from(entries)
    .innerJoin(page, and(eq(page.siteId, entries.siteId), eq(page.id, entries.id)))
    .orderBy(...toOrder(order));
}

/** The earliest date of a scheduled entry of a site; null without one. */
export async function readNextPublication(
  db: Database,
  siteId: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await db
    .select({ next: min(entries.publishedAt) })
    .from(entries)
    .where(and(eq(entries.siteId, siteId), gt(entries.publishedAt, now)));
  return row?.next ?? null;
}

export async function readEntry(db: Database, which: SQL | undefined, id: string) {
  const [row] = await db
    .select(detailColumns)
    .from(entries)
    .where(and(which, eq(entries.id, id)));
  return row;
}

/** Entries with facts are list records (such as gifts), not the text of the category. */
const textsFirst = [desc(sql`${entries.facts} = '{}'::jsonb`), ...toOrder(newestFirst)];

export async function readCategoryText(db: Database, which: SQL | undefined) {
  const [row] = await db
    .select(detailColumns)
    .from(entries)
    .where(which)
    .orderBy(...textsFirst)
    .limit(1);
  return row;
}

/** Visible child categories in order. */
export async function readChildren(db: Database, siteId: string, parentCode: string) {
  return db
    .select({ categoryCode: categories.id, categoryName: categories.name })
    .from(categories)
    .where(
      and(
        eq(categories.siteId, siteId),
        eq(categories.parentId, parentCode),
        eq(categories.visible, true),
      ),
    )
    .orderBy(asc(categories.position), asc(categories.id));
}

/** Tags of the entries in the order of the pack, with counts. */
export async function countTags(db: Database, which: SQL | undefined): Promise<CountedTag[]> {
  return db
    .select({ tagId: tags.id, tagName: tags.name, count: sql<number>`count(*)::int` })
    .from(entries)
    .innerJoin(
      entryTags,
      and(eq(entryTags.siteId, entries.siteId), eq(entryTags.entryId, entries.id)),
    )
    .innerJoin(tags, and(eq(tags.siteId, entryTags.siteId), eq(tags.id, entryTags.tagId)))
    .where(which)
    .groupBy(tags.id, tags.name, tags.position)
    .orderBy(asc(tags.position), asc(tags.id));
}
