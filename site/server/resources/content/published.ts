import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { categories, entries, entryTags, tags } from '../../db/schema';

/** What a site shows of its entries by now; lists narrow it. */
export function publishedBy(siteId: string, now: Date): SQL | undefined {
  return and(eq(entries.siteId, siteId), lte(entries.publishedAt, now));
}

/**
 * Entries of these categories, hidden or not, and of the visible ones below them. Codes that the
 * site does not know have none. A cycle in the tree ends by itself.
 */
export function below(siteId: string, ...codes: string[]): SQL {
  const named = sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  );
  return standsBelow(siteId, sql`${categories.id} in (${named})`);
}

/** Entries of this very category, and of none below it. */
export function inCategory(code: string): SQL {
  return eq(entries.categoryId, code);
}

/** Entries of the menu: of every category that a visitor can come to from the top. */
export function inMenu(siteId: string): SQL {
  return standsBelow(siteId, sql`${categories.parentId} is null and ${categories.visible}`);
}

function standsBelow(siteId: string, start: SQL): SQL {
  const ofSite = sql`${categories.siteId} = ${siteId}`;
  // As an array, so that each category's entries are looked up by the index, and no others are read.
  return sql`${entries.categoryId} = any(array(
    with recursive below(id) as (
      select ${categories.id} from ${categories} where ${ofSite} and ${start}
      union
      select ${categories.id} from ${categories}
      join below on ${categories.parentId} = below.id
      where ${ofSite} and ${categories.visible}
    ) select id from below))`;
}

/** Entries under a tag that the site knows. */
export function taggedWith(tagId: string): SQL {
  return sql`exists (
    select 1 from ${entryTags}
    join ${tags} on ${tags.siteId} = ${entryTags.siteId} and ${tags.id} = ${entryTags.tagId}
    where ${entryTags.siteId} = ${entries.siteId} and ${entryTags.entryId} = ${entries.id}
      and ${entryTags.tagId} = ${tagId})`;
}

/** The dictionaries of which entries have values; another code gives `undefined`. */
export function hasDictValue(dictCode: string, dictValue: string): SQL | undefined {
  if (dictCode === 'period') return eq(entries.period, dictValue);
  return dictCode === 'material' ? eq(entries.material, dictValue) : undefined;
}
