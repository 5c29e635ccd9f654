import type { OpenDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openServer } from './open-server';
import { migrateAndSeed } from './migrate';

export interface DatabaseSettings {
  /** Folder of the embedded database. */
  dataDir: string;
  /** URL of a PostgreSQL server, used instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** The folder of SQL migrations. */
  migrationsFolder: string;
  /** Called before an embedded database is created, which takes some seconds. */
  onCreate?: () => void;
}

/**
 * Opens the database and migrates its tables.
 * @throws DatabaseUnavailableError
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, migrationsFolder, onCreate } = settings;
  const opened = databaseUrl
    ? await openServer(databaseUrl)
    : await openEmbedded(dataDir, onCreate);
  try {
    await opened.withExclusiveLock((db) => migrateAndSeed(db, migrationsFolder));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}
