import { and, eq, lte, sql } from 'drizzle-orm';
import { findRoute } from '../../../contract/shared/route-paths';
import type { Database } from '../../db/database';
import { categories, entries, exhibitions, exhibits } from '../../db/schema';
import type { FavouriteKind } from '../../db/schema/favourite';

/** A record that can be a favourite, independent of the category that lists it. */
export interface FavouriteTarget {
  kind: FavouriteKind;
  contentId: string;
}

interface RecordReference {
  categoryCode: string;
  contentId: string;
}

/** The published record with an id in a category, on either site; `undefined` if there is none. */
export async function findFavouriteTarget(
  db: Database,
  { categoryCode, contentId }: RecordReference,
  now: Date,
): Promise<FavouriteTarget | undefined> {
  const route = findRoute(categoryCode);
  if (route?.page === 'object-list' && (await isExhibit(db, contentId))) {
    return { kind: 'exhibit', contentId };
  }
  const kind = route?.meta?.exhibitionKind;
  if (route?.page === 'exhibition-list' && (await isExhibition(db, contentId, kind))) {
    return { kind: 'exhibition', contentId };
  }
  const isThere = await isPublished(db, { categoryCode, contentId }, now);
  return isThere ? { kind: 'entry', contentId } : undefined;
}

async function isExhibit(db: Database, id: string): Promise<boolean> {
  return (await db.$count(exhibits, eq(exhibits.id, id))) > 0;
}

async function isExhibition(
  db: Database,
  id: string,
  kind: 'base' | 'temporary' | 'review' | undefined,
): Promise<boolean> {
  const isKind = kind && eq(exhibitions.kind, kind);
  return (await db.$count(exhibitions, and(eq(exhibitions.id, id), isKind))) > 0;
}

/** Whether a published entry is in that category or a descendant. `union` ends the recursion of a cycle. */
async function isPublished(
  db: Database,
  { categoryCode, contentId }: RecordReference,
  now: Date,
): Promise<boolean> {
  const above = sql`(
    with recursive above(id) as (
      select ${entries.categoryId}
      union
      select ${categories.parentId} from ${categories}
      join above on ${categories.id} = above.id
      where ${categories.siteId} = ${entries.siteId}
    ) select id from above)`;
  const isThere = and(
    eq(entries.id, contentId),
    lte(entries.publishedAt, now),
    sql`${categoryCode} in ${above}`,
  );
  return (await db.$count(entries, isThere)) > 0;
}
