import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app';
import { openDatabase } from './db/open-database';
import { builtLocations } from './locations';
import { readSettings } from './settings';

/** The process: reads the settings, opens the database, listens, and stops when it is told to. */
export async function main(): Promise<void> {
  const locations = builtLocations();
  const settings = readSettings(process.env, locations.defaultDataDir);
  const mediaDir = join(settings.dataDir, 'media');
  const database = await openDatabase({ ...settings, migrationsFolder: locations.migrations });
  mkdirSync(mediaDir, { recursive: true });
  const app = await createApp({
    db: database.db,
    locations,
    mediaDir,
    logLevel: settings.logLevel,
  });
  process.stdout.write(`${await app.listen({ port: settings.port, host: settings.host })}\n`);
}
