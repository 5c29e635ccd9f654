import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../db/database';
import * as schema from '../db/schema';
import { PackValidationError, formatImportError } from '../import/records/import-errors';
import { importPacks } from '../import/import-packs';
import type { ImportSummary } from '../import/prepare/summarize';
import { fixtureMuseum } from './fixture-museum';
import { fixtureToday, writePackFiles, type PackFiles } from './fixture-pack';
import { makeTemporaryFolder, removeFolder } from './temporary-folder';
import { openTestDatabase } from './test-database';

/** A database for importing packs, shared by the tests of one file. */
export interface TestImporter {
  db: Database;
  dataDir: string;
  /** Writes a pack with these files and imports it. */
  import: (files: PackFiles, clock?: () => Date) => Promise<ImportSummary[]>;
  /** Imports an invalid pack and returns its formatted errors. */
  importErrors: (files: PackFiles) => Promise<string[]>;
  /** All rows of all tables except the content version, which every import changes. */
  readAllRows: () => Promise<Record<string, unknown[]>>;
}

const startTimeout = 60_000;

/** Opens a database before the tests of a file; `withMuseum` adds the fixture museum. */
export function useTestImporter({ withMuseum }: { withMuseum: boolean }): TestImporter {
  const importer = {} as TestImporter;
  const folder = makeTemporaryFolder('import');
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = withMuseum
      ? await openTestDatabase(fixtureMuseum, join(folder, 'data'))
      : await openTestDatabase();
    close = opened.close;
    Object.assign(importer, createImporter(opened.db, folder));
  }, startTimeout);
  afterAll(async () => {
    await close?.();
    removeFolder(folder);
  });
  return importer;
}

const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : Number(one > other);

function createImporter(db: Database, folder: string): TestImporter {
  const dataDir = join(folder, 'data');
  let packs = 0;
  const importFiles = async (files: PackFiles, clock = () => fixtureToday) => {
    const pack = writePackFiles(join(folder, `pack-${++packs}`), files);
    return importPacks(db, [pack], { dataDir, clock });
  };
  return {
    db,
    dataDir,
    import: importFiles,
    importErrors: async (files) => {
      try {
        await importFiles(files);
      } catch (error) {
        if (error instanceof PackValidationError) return error.errors.map(formatImportError);
        throw error;
      }
      throw new Error('The pack was imported without errors.');
    },
    readAllRows: async () => {
      const content = Object.entries(schema).filter(([name]) => name !== 'contentVersions');
      const tables = await Promise.all(
        content.map(async ([name, table]) => {
          const rows: unknown[] = await db.select().from(table);
          // The row order of a query without ORDER BY is undefined.
          const sorted = rows.map((row) => [JSON.stringify(row), row] as const).sort(byText);
          return [name, sorted.map(([, row]) => row)] as const;
        }),
      );
      return Object.fromEntries(tables);
    },
  };
}
