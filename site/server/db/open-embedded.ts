import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailableError, type OpenDatabase } from './database';
import { withEmbeddedTransaction } from './copy/embedded-transaction';
import { observeConnection } from './observe-connection';
import { ensureWritableFolder } from './data-folder';
import { openDurableDatabase } from './durable-file-system';
import { lockFolder } from './folder-lock';
import {
  stagingFolder,
  findPreviousDatabase,
  recoverInstallation,
  installDatabase,
} from './swap-database';
import * as schema from './schema';
import { yieldBetweenQueries } from './yield-between-queries';

/**
 * Opens PostgreSQL inside this process, in `dataDir/database`. A new database is created in a staging
 * folder and renamed when complete, so that a killed process leaves no partial database.
 */
export async function openEmbedded(
  dataDir: string,
  onCreate: () => void = () => undefined,
): Promise<OpenDatabase> {
  const { client, close } = await openLocked(dataDir, async (folder) => {
    if (!existsSync(folder)) {
      assertNoPreviousDatabase(dataDir);
      onCreate();
      await createEmbeddedDatabase(dataDir);
    }
    return openFolder(folder);
  });
  yieldBetweenQueries(client);
  const readConnectionUse = observeConnection(client);
  const db = drizzle({ client, schema });
  let last: Promise<unknown> = Promise.resolve();
  return {
    db,
    // The folder lock excludes every other process; tasks of this one run one after another.
    withExclusiveLock: (task) => {
      const result = last.then(() => task(db));
      last = result.catch(() => undefined);
      return result;
    },
    withSnapshot: (task) => withEmbeddedTransaction(client, task),
    readConnectionUse,
    close,
  };
}

/** A client of the embedded database; `close` also unlocks the data folder. */
export interface EmbeddedClient {
  client: PGlite;
  close: () => Promise<void>;
}

/**
 * Opens an existing embedded database.
 * @throws DatabaseUnavailableError if there is none or another process has locked it
 */
export async function openExistingDatabase(dataDir: string): Promise<EmbeddedClient> {
  return openLocked(dataDir, async (folder) => {
    if (existsSync(folder)) return openFolder(folder);
    throw new DatabaseUnavailableError(
      `There is no embedded database in ${dataDir}: set DATA_DIR to the folder that has it.`,
    );
  });
}

async function openLocked(
  dataDir: string,
  openIn: (databaseFolder: string) => Promise<PGlite>,
): Promise<EmbeddedClient> {
  const unlock = lockDataFolder(dataDir);
  try {
    const client = await openIn(join(dataDir, 'database'));
    return {
      client,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Locks the data folder and completes an interrupted installation. Returns the unlock function.
 * @throws DatabaseUnavailableError if another process has locked it
 */
export function lockDataFolder(dataDir: string): () => void {
  ensureWritableFolder(dataDir);
  const unlock = lockFolder(dataDir);
  recoverInstallation(dataDir);
  return unlock;
}

/**
 * Creates `dataDir/database`, empty or filled by `fill`, and installs it if `fill` does not reject.
 * The previous database is renamed with the suffix `aside`.
 */
export async function createEmbeddedDatabase(
  dataDir: string,
  { fill, aside }: { fill?: (client: PGlite) => Promise<void>; aside?: string } = {},
): Promise<void> {
  const client = await openDurableDatabase(stagingFolder(dataDir));
  try {
    await fill?.(client);
  } finally {
    await client.close();
  }
  installDatabase(dataDir, aside);
}

/** A new empty database must not hide a previous one that was renamed. */
function assertNoPreviousDatabase(dataDir: string): void {
  const name = findPreviousDatabase(dataDir);
  if (name === undefined) return;
  throw new DatabaseUnavailableError(
    `There is no database in ${dataDir}, but ${name} was put aside there: rename it to "database", ` +
      'or put a backup back with npm run restore.',
  );
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await openDurableDatabase(folder);
  } catch (error) {
    throw new DatabaseUnavailableError(
      `The embedded database in ${folder} cannot be opened: restore it from a backup, or move the folder away to begin anew.`,
      { cause: error },
    );
  }
}
