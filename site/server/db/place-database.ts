import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder, syncNames } from './sync-folder';

const drafts = 'database.new-';
const ready = 'database.ready';
const putAside = 'database.before-';

/** Where a new database is made, which takes seconds. */
export function draftFolder(dataDir: string): string {
  return join(dataDir, `${drafts}${process.pid}`);
}

/**
 * Moves a whole database to its place and what stood there aside. A kill in between is mended by
 * `finishPlacing`: either the old database stands in its place, or the new one is called ready.
 */
export function placeDatabase(dataDir: string, aside?: string): void {
  const folder = join(dataDir, 'database');
  const draft = draftFolder(dataDir);
  syncFolder(draft);
  renameSync(draft, join(dataDir, ready));
  syncNames(dataDir);
  if (aside !== undefined && existsSync(folder)) {
    renameSync(folder, join(dataDir, `${putAside}${aside}`));
    syncNames(dataDir);
  }
  renameSync(join(dataDir, ready), folder);
  syncNames(dataDir);
}

/** Ends what a kill left: a half-made database is removed, one that lacks only its name gets it. */
export function finishPlacing(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(drafts)) rmSync(join(dataDir, name), { recursive: true });
  }
  const whole = join(dataDir, ready);
  if (!existsSync(whole)) return;
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) rmSync(whole, { recursive: true });
  else renameSync(whole, folder);
  syncNames(dataDir);
}

/** The newest database that was put aside, where none stands in its place. */
export function findPutAside(dataDir: string): string | undefined {
  const names = readdirSync(dataDir).filter((name) => name.startsWith(putAside));
  return names.sort().at(-1);
}
