import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentRecords as records } from '../../db/schema';
import type { RecordKey } from '../records/record-key';
import { isOneOf } from './key-list';

/**
 * Updates which records are shown at a time and when that changes next. A category is shown if its schedule and
 * those of all categories above allow it, an entry if its own and that of its category do.
 * @param keys records to look at; with a category among them all records are looked at
 * @returns the records that are shown or hidden now and were not before
 */
export async function refreshShown(
  db: Database,
  keys: readonly RecordKey[],
  now: Date,
): Promise<RecordKey[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isShown = sql`(${isScheduled(moment)} and not ${isBelow(await readHiddenCategories(db, moment))})`;
  const hasCategory = keys.some(({ kind }) => kind === 'category');
  const toggled = await db
    .update(records)
    .set({
      isShown: sql`not ${records.isShown}`,
      firstShownAt: sql`case when ${records.isShown} then ${records.firstShownAt}
        else coalesce(${records.firstShownAt}, greatest(${moment}, ${records.publishedAt})) end`,
    })
    .where(and(hasCategory ? undefined : isOneOf(keys), sql`${records.isShown} <> ${isShown}`))
    .returning({ kind: records.kind, id: records.id });
  await updateNextChange(db, [...keys, ...toggled], moment);
  return toggled;
}

/** Entries are in their table before their date, and the calls leave them out. */
function isScheduled(moment: SQL): SQL {
  return sql`(${records.withdrawnAt} is null
    and (${records.unpublishedAt} is null or ${records.unpublishedAt} > ${moment})
    and (${records.kind} = 'entry' or ${records.publishedAt} is null or ${records.publishedAt} <= ${moment}))`;
}

/** Categories that are not shown, or are below one that is not. */
async function readHiddenCategories(db: Database, moment: SQL): Promise<string[]> {
  const rows = await db.select({ id: sql<string>`hidden.id` }).from(
    sql`(with recursive below as (
        select ${records.id} as id from ${records}
        where ${records.kind} = 'category' and not ${isScheduled(moment)}
        union
        select child.id from ${records} as child join below on child.parent = below.id
        where child.kind = 'category') select id from below) as hidden`,
  );
  return rows.map(({ id }) => id);
}

function isBelow(categories: readonly string[]): SQL {
  if (categories.length === 0) return sql`false`;
  return sql`(${records.kind} = 'category' and ${inArray(records.id, [...categories])}
    or ${records.kind} = 'entry' and ${inArray(records.parent, [...categories])})`;
}

async function updateNextChange(
  db: Database,
  keys: readonly RecordKey[],
  moment: SQL,
): Promise<void> {
  await db
    .update(records)
    .set({
      nextChangeAt: sql`case when ${records.withdrawnAt} is null then least(
        case when ${records.kind} <> 'entry' and ${records.publishedAt} > ${moment} then ${records.publishedAt} end,
        case when ${records.unpublishedAt} > ${moment} then ${records.unpublishedAt} end) end`,
    })
    .where(isOneOf(keys));
}
