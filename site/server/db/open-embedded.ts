import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable, type OpenDatabase } from './database';
import { makeFolder } from './data-folder';
import { openDurably } from './durable-file-system';
import { lockFolder } from './lock';
import { draftFolder, findPutAside, finishPlacing, placeDatabase } from './place-database';
import * as schema from './schema';

/**
 * Opens PostgreSQL inside this process, in `dataDir/database`. A new one is made beside its place
 * and moved there when it is whole, so that a kill while it is made leaves nothing half done.
 */
export async function openEmbedded(
  dataDir: string,
  onCreate: () => void = () => undefined,
): Promise<OpenDatabase> {
  const { client, close } = await holdData(dataDir, async (folder) => {
    if (!existsSync(folder)) {
      assertNonePutAside(dataDir);
      onCreate();
      await makeDatabase(dataDir);
    }
    return open(folder);
  });
  const db = drizzle({ client, schema });
  // The lock already keeps every other process away.
  return { db, exclusively: (task) => task(db), close };
}

/** A client of the embedded database, and how to end it and let the data go. */
export interface EmbeddedClient {
  client: PGlite;
  close: () => Promise<void>;
}

/**
 * Opens the embedded database that is there.
 * @throws DatabaseUnavailable where there is none, or another process holds it
 */
export async function openExisting(dataDir: string): Promise<EmbeddedClient> {
  return holdData(dataDir, async (folder) => {
    if (existsSync(folder)) return open(folder);
    throw new DatabaseUnavailable(
      `There is no embedded database in ${dataDir}: set DATA_DIR to the folder that has it.`,
    );
  });
}

async function holdData(
  dataDir: string,
  openIn: (databaseFolder: string) => Promise<PGlite>,
): Promise<EmbeddedClient> {
  const unlock = lockData(dataDir);
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
 * Keeps other processes away from the data folder. Gives the undo.
 * @throws DatabaseUnavailable where another process has it
 */
export function lockData(dataDir: string): () => void {
  makeFolder(dataDir);
  const unlock = lockFolder(dataDir);
  finishPlacing(dataDir);
  return unlock;
}

/**
 * Makes `dataDir/database`, empty or from a dump, and moves it to its place once `check` has found
 * nothing wrong with it. What stood there is kept under a name that ends in `aside`.
 */
export async function makeDatabase(
  dataDir: string,
  {
    dump,
    check,
    aside,
  }: {
    dump?: Blob;
    check?: (client: PGlite) => Promise<void>;
    aside?: string;
  } = {},
): Promise<void> {
  const client = await openDurably(draftFolder(dataDir), dump && { dump });
  try {
    await check?.(client);
  } finally {
    await client.close();
  }
  placeDatabase(dataDir, aside);
}

/** A museum whose database was put aside must not begin anew with an empty one. */
function assertNonePutAside(dataDir: string): void {
  const name = findPutAside(dataDir);
  if (name === undefined) return;
  throw new DatabaseUnavailable(
    `There is no database in ${dataDir}, but ${name} was put aside there: rename it to "database", ` +
      'or put a backup back with npm run restore.',
  );
}

async function open(folder: string): Promise<PGlite> {
  try {
    return await openDurably(folder);
  } catch (error) {
    throw new DatabaseUnavailable(
      `The embedded database in ${folder} cannot be opened: restore it from a backup, or move the folder away to begin anew.`,
      { cause: error },
    );
  }
}
