import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable, type OpenDatabase } from './database';
import { makeFolder } from './data-folder';
import { lockFolder } from './lock';
import * as schema from './schema';

const unfinished = 'database.new-';

/**
 * Opens PostgreSQL inside this process, in `dataDir/database`. A new one is made beside its place
 * and moved there when it is whole, so that a kill while it is made leaves nothing half done.
 */
export async function openEmbedded(
  dataDir: string,
  onCreate: () => void = () => undefined,
): Promise<OpenDatabase> {
  makeFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    removeUnfinished(dataDir);
    if (!existsSync(folder)) {
      onCreate();
      await create(dataDir, folder);
    }
    const client = await open(folder);
    return {
      db: drizzle({ client, schema }),
      // The lock already keeps every other process away.
      exclusively: (task) => task(),
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

async function create(dataDir: string, folder: string): Promise<void> {
  const draft = join(dataDir, `${unfinished}${process.pid}`);
  const client = await PGlite.create(draft);
  await client.close();
  renameSync(draft, folder);
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(unfinished)) rmSync(join(dataDir, name), { recursive: true });
  }
}

async function open(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder);
  } catch (error) {
    throw new DatabaseUnavailable(
      `The embedded database in ${folder} cannot be opened: restore it from a backup, or move the folder away to begin anew.`,
      { cause: error },
    );
  }
}
