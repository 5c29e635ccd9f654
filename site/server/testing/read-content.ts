import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { omit } from '../db/omit';
import * as schema from '../db/schema';

/** Tours and times of entry are settings, no part of a pack. */
const ownTables = [
  'contentVersions',
  'contentRecordVersions',
  'unusedFiles',
  'docentTours',
  'admissionRules',
] as const;
const ownColumns = [
  'digest',
  'version',
  'updatedAt',
  'firstShownAt',
  'withdrawnAt',
  'importedHash',
];

/** Rows of all content as sorted JSON, by table, without what a database notes about its own past. */
export async function readContent(db: Database) {
  const tables = Object.entries(omit(schema, ownTables));
  const rowsOf = async ([name, table]: (typeof tables)[number]) => {
    const rows: Record<string, unknown>[] = await db.select().from(table);
    const content = rows.map((row) =>
      JSON.stringify({
        ...omit(row, ownColumns),
        isWithdrawn: row.withdrawnAt instanceof Date,
      }),
    );
    return [name, content.toSorted()] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(rowsOf)));
}

/** Content of every file below a folder by its path. */
export function readFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.toSorted().map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  );
}
