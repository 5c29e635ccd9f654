import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { categories, entries, entryTags, tags } from '../../db/schema';

/** Filter: published entries of a site. */
export function isPublished(siteId: string, now: Date): SQL | undefined {
  return and(eq(entries.siteId, siteId), lte(entries.publishedAt, now));
}

/**
 * Filter: entries of these categories (even hidden) and of their visible descendants. `union` ends the
 * recursion of a cyclic tree.
 */
export function inCategoryTree(siteId: string, ...codes: string[]): SQL {
  const named = sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  );
  return categorySubtree(siteId, sql`${categories.id} in (${named})`);
}

/** Filter: entries of this category, without descendants. */
export function inCategory(code: string): SQL {
  return eq(entries.categoryId, code);
}

/** Filter: entries of all visible categories of the menu. */
export function inVisibleMenu(siteId: string): SQL {
  return categorySubtree(siteId, sql`${categories.parentId} is null and ${categories.visible}`);
}

function categorySubtree(siteId: string, start: SQL): SQL {
  const ofSite = sql`${categories.siteId} = ${siteId}`;
  // An array, so that PostgreSQL uses the index on category_id instead of a scan.
  return sql`${entries.categoryId} = any(array(
    with recursive below(id) as (
      select ${categories.id} from ${categories} where ${ofSite} and ${start}
      union
      select ${categories.id} from ${categories}
      join below on ${categories.parentId} = below.id
      where ${ofSite} and ${categories.visible}
    ) select id from below))`;
}

/** Filter: entries with a tag of the site. */
export function hasTag(tagId: string): SQL {
  return sql`exists (
    select 1 from ${entryTags}
    join ${tags} on ${tags.siteId} = ${entryTags.siteId} and ${tags.id} = ${entryTags.tagId}
    where ${entryTags.siteId} = ${entries.siteId} and ${entryTags.entryId} = ${entries.id}
      and ${entryTags.tagId} = ${tagId})`;
}

/** Filter: entries with a dictionary value; `undefined` for dictionaries that entries do not use. */
export function hasDictValue(dictCode: string, dictValue: string): SQL | undefined {
  if (dictCode === 'period') return eq(entries.period, dictValue);
  return dictCode === 'material' ? eq(entries.material, dictValue) : undefined;
}
