import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder';
import { migrationsFolder } from './test-database';

interface Journal {
  entries: { tag: string }[];
}

/** A folder with the migrations up to and including the named one: the tables of an earlier release. */
export function migrationsUpTo(last: string): string {
  const folder = temporaryFolder('migrations');
  mkdirSync(join(folder, 'meta'));
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  const entries = journal.entries.slice(0, end);
  for (const { tag } of entries) {
    cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  }
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}
