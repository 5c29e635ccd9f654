import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import {
  activities,
  categories,
  entries,
  entryTags,
  exhibitionObjects,
  exhibitionObjectTags,
  exhibitions,
  exhibits,
} from '../../db/schema';
import { exhibitionCategories } from './exhibition-sources';
import { emptyIds, type IndexedIds } from './documents';

/** A changed record of content. */
export interface ChangedKey {
  kind: string;
  id: string;
}

/** Categories of the kinds whose records have no category of their own. */
const ownCategories = { exhibit: 'ExcellentCollection', activity: 'Activities' } as const;

/**
 * The records whose search documents depend on changed ones: by a tag, a period or material, a category, or the tags
 * that an exhibition gives its objects. To be called before and after a change: either may have the reference.
 */
export async function findDependents(
  db: Database,
  changed: readonly ChangedKey[],
): Promise<IndexedIds> {
  const idsOf = (kind: string) => changed.filter((key) => key.kind === kind).map(({ id }) => id);
  const found = emptyIds();
  for (const kind of ['exhibit', 'exhibition', 'activity', 'entry'] as const) {
    for (const id of idsOf(kind)) found[kind].add(id);
  }
  await addByTags(db, idsOf('tag'), found);
  await addByValues(db, idsOf('dictionary'), found);
  await addByCategories(db, idsOf('category'), found);
  const shows = idsOf('exhibition');
  if (shows.length > 0) {
    const isOfShow = inArray(exhibitionObjects.exhibitionId, shows);
    await addFrom(db, exhibitionObjects, exhibitionObjects.exhibitId, isOfShow, found.exhibit);
  }
  return found;
}

async function addFrom(
  db: Database,
  table: PgTable,
  column: PgColumn,
  condition: SQL | undefined,
  target: Set<string>,
): Promise<void> {
  const rows = await db
    .selectDistinct({ id: sql<string>`${column}` })
    .from(table)
    .where(condition);
  for (const { id } of rows) target.add(id);
}

async function addByTags(db: Database, ids: string[], found: IndexedIds): Promise<void> {
  if (ids.length === 0) return;
  const isTagged = inArray(exhibitionObjectTags.tagId, ids);
  const { exhibitId, exhibitionId } = exhibitionObjectTags;
  await addFrom(db, entryTags, entryTags.entryId, inArray(entryTags.tagId, ids), found.entry);
  await addFrom(db, exhibitionObjectTags, exhibitId, isTagged, found.exhibit);
  await addFrom(db, exhibitionObjectTags, exhibitionId, isTagged, found.exhibition);
}

async function addByValues(db: Database, ids: string[], found: IndexedIds): Promise<void> {
  const valuesOf = (code: string) =>
    ids.filter((id) => id.startsWith(`${code}/`)).map((id) => id.slice(code.length + 1));
  const [periods, materials] = [valuesOf('period'), valuesOf('material')];
  const [findSpots, kilns] = [valuesOf('findSpot'), valuesOf('kiln')];
  if ([periods, materials, findSpots, kilns].every(({ length }) => length === 0)) return;
  const uses = ({ period, material }: { period: PgColumn; material: PgColumn }) =>
    or(inArray(period, periods), inArray(material, materials));
  const isFrom = or(inArray(exhibits.findSpot, findSpots), inArray(exhibits.kiln, kilns));
  await addFrom(db, entries, entries.id, uses(entries), found.entry);
  await addFrom(db, exhibits, exhibits.id, or(uses(exhibits), isFrom), found.exhibit);
}

async function addByCategories(db: Database, ids: string[], found: IndexedIds): Promise<void> {
  if (ids.length === 0) return;
  const codes = await readSubtrees(db, ids);
  await addFrom(db, entries, entries.id, inArray(entries.categoryId, codes), found.entry);
  const has = (code: string) => codes.includes(code);
  if (has(ownCategories.exhibit))
    await addFrom(db, exhibits, exhibits.id, undefined, found.exhibit);
  if (has(ownCategories.activity)) {
    await addFrom(db, activities, activities.id, undefined, found.activity);
  }
  if (exhibitionCategories.some(has)) {
    await addFrom(db, exhibitions, exhibitions.id, undefined, found.exhibition);
  }
}

/** The categories and all below them. */
async function readSubtrees(db: Database, ids: readonly string[]): Promise<string[]> {
  const { id, parentId } = categories;
  const rows = await db.selectDistinct({ id, parentId }).from(categories);
  const codes = new Set(ids);
  let size = 0;
  while (size < codes.size) {
    size = codes.size;
    for (const row of rows) if (row.parentId !== null && codes.has(row.parentId)) codes.add(row.id);
  }
  return [...codes];
}
