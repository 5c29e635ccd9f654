import type { OpenDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openServer } from './open-server';
import { prepareTables } from './prepare-tables';

export interface DatabaseSettings {
  /** Where the embedded database lies. */
  dataDir: string;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** The folder of SQL migrations. */
  migrationsFolder: string;
  /** Called before an embedded database is made, which takes some seconds. */
  onCreate?: () => void;
}

/**
 * Opens the database and brings its tables to the newest form.
 * @throws DatabaseUnavailable with one sentence that says what to do.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, migrationsFolder, onCreate } = settings;
  const opened = databaseUrl
    ? await openServer(databaseUrl)
    : await openEmbedded(dataDir, onCreate);
  try {
    await opened.exclusively((db) => prepareTables(db, migrationsFolder));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}
