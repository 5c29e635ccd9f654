import type { Database } from '../../db/database';
import {
  categories,
  dictionaryValues,
  entries,
  exhibitions,
  exhibits,
  tags,
} from '../../db/schema';
import type { PackDraft } from '../records/drafts';

/** Targets for references: records of the database and of the packs read so far. */
export interface KnownRecords {
  /** Parent id of each category. */
  categories: Map<string, string | null>;
  tags: Set<string>;
  /** `period/shang` */
  dictionaryValues: Set<string>;
  entries: Map<string, Date | undefined>;
  exhibitions: Set<string>;
  exhibits: Set<string>;
}

export async function readKnownRecords(db: Database): Promise<KnownRecords> {
  const ids = async (table: typeof tags | typeof exhibitions | typeof exhibits) =>
    new Set((await db.selectDistinct({ id: table.id }).from(table)).map(({ id }) => id));
  const categoryRows = await db
    .selectDistinct({ id: categories.id, parentId: categories.parentId })
    .from(categories);
  const valueRows = await db
    .selectDistinct({ code: dictionaryValues.dictCode, value: dictionaryValues.dictValue })
    .from(dictionaryValues);
  const entryRows = await db
    .selectDistinct({ id: entries.id, publishedAt: entries.publishedAt })
    .from(entries);
  return {
    categories: new Map(categoryRows.map(({ id, parentId }) => [id, parentId])),
    tags: await ids(tags),
    dictionaryValues: new Set(valueRows.map(({ code, value }) => `${code}/${value}`)),
    entries: new Map(entryRows.map(({ id, publishedAt }) => [id, publishedAt])),
    exhibitions: await ids(exhibitions),
    exhibits: await ids(exhibits),
  };
}

/** Adds the records of a pack; existing ids are replaced. */
export function addPackRecords(known: KnownRecords, pack: PackDraft): void {
  for (const { id, parent } of pack.categories) known.categories.set(id, parent);
  for (const { id } of pack.tags) known.tags.add(id);
  for (const { id } of pack.dictionaryValues) known.dictionaryValues.add(id);
  for (const { id } of pack.entries) if (!known.entries.has(id)) known.entries.set(id, undefined);
  for (const { id } of pack.exhibitions) known.exhibitions.add(id);
  for (const { id } of pack.exhibits) known.exhibits.add(id);
}
