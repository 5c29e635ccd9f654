import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseUnavailableError } from './database';

/**
 * Creates the data folder if it is missing.
 * @throws DatabaseUnavailableError if it is not writable
 */
export function ensureWritableFolder(folder: string): void {
  try {
    createWithParents(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new DatabaseUnavailableError(
      `The data folder ${folder} cannot be written (${reason}): make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** Node's recursive `mkdirSync` never ends below a folder that takes no new ones, such as /proc. */
function createWithParents(folder: string): void {
  if (existsSync(folder)) return;
  createWithParents(dirname(folder));
  mkdirSync(folder);
}
