import { isNull, sql } from 'drizzle-orm';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../db/database';
import { insertRows } from '../../db/insert-rows';
import { contentDrafts, contentRecords, unusedFiles } from '../../db/schema';

/** Pages of visitors and caches may show a file for some time after the last record that uses it. */
const graceMs = 24 * 60 * 60_000;

const folders = ['media', 'media-notes', 'originals'] as const;

/**
 * Removes the files of the data folder that no record has used for a day, shown or not; former versions of records do not
 * count. Nothing is removed while a record without stored files exists. Returns the number of removed files.
 */
export async function removeUnusedFiles(
  db: Database,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<number> {
  if ((await db.$count(contentRecords, isNull(contentRecords.source))) > 0) return 0;
  const used = await readUsedNames(db);
  const found = new Map(
    (await db.select().from(unusedFiles)).map(({ path, since }) => [path, since]),
  );
  const unused = listFiles(dataDir).filter(({ name }) => !used.has(name));
  const expired = unused.filter(({ path }) => {
    const since = found.get(path) ?? now;
    return since.getTime() <= now.getTime() - graceMs;
  });
  for (const { path } of expired) rmSync(join(dataDir, path), { force: true });
  const removed = new Set(expired.map(({ path }) => path));
  const rows = unused
    .filter(({ path }) => !removed.has(path))
    .map(({ path }) => ({ path, since: found.get(path) ?? now }));
  await db.transaction(async (transaction) => {
    await transaction.delete(unusedFiles);
    await insertRows(transaction, unusedFiles, rows);
  });
  return expired.length;
}

/** Names of originals and served files, without size and extension. */
async function readUsedNames(db: Database): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const table of [contentRecords, contentDrafts]) {
    const rows = await db
      .select({
        original: sql<string>`distinct file ->> 'original'`,
        served: sql<string>`file ->> 'served'`,
      })
      .from(table)
      .innerJoin(sql`jsonb_array_elements(${table.files}) as file`, sql`true`);
    for (const { original, served } of rows) names.add(original).add(served);
  }
  return names;
}

function listFiles(dataDir: string): { path: string; name: string }[] {
  return folders.flatMap((folder) => {
    const parent = join(dataDir, folder);
    if (!existsSync(parent)) return [];
    return readdirSync(parent).map((file) => ({
      path: `${folder}/${file}`,
      name: file.split(/[-.]/)[0] ?? '',
    }));
  });
}
