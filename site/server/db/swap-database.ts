import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncTree, fsyncDirectory } from './fsync-folder';

const stagingPrefix = 'database.new-';
const readyName = 'database.ready';
const previousPrefix = 'database.before-';

/** Staging folder in which a new database is created, which takes seconds. */
export function stagingFolder(dataDir: string): string {
  return join(dataDir, `${stagingPrefix}${process.pid}`);
}

/**
 * Installs a complete database and renames the previous one. After a kill in between, either the old
 * database is still installed or the new one is named `database.ready`, which the next start installs.
 */
export function installDatabase(dataDir: string, aside?: string): void {
  const folder = join(dataDir, 'database');
  const draft = stagingFolder(dataDir);
  fsyncTree(draft);
  renameSync(draft, join(dataDir, readyName));
  fsyncDirectory(dataDir);
  if (aside !== undefined && existsSync(folder)) {
    renameSync(folder, join(dataDir, `${previousPrefix}${aside}`));
    fsyncDirectory(dataDir);
  }
  renameSync(join(dataDir, readyName), folder);
  fsyncDirectory(dataDir);
}

/** Cleans up after a kill: removes partial databases and installs a complete one. */
export function recoverInstallation(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(stagingPrefix)) rmSync(join(dataDir, name), { recursive: true });
  }
  const complete = join(dataDir, readyName);
  if (!existsSync(complete)) return;
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) rmSync(complete, { recursive: true });
  else renameSync(complete, folder);
  fsyncDirectory(dataDir);
}

/** Name of the newest previous database in the data folder. */
export function findPreviousDatabase(dataDir: string): string | undefined {
  const names = readdirSync(dataDir).filter((name) => name.startsWith(previousPrefix));
  return names.sort().at(-1);
}
