import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseUnavailable } from './database';

/** Makes the data folder where it is missing, or says that it cannot be written. */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new DatabaseUnavailable(
      `The data folder ${folder} cannot be written (${reason}): make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** Node's own recursive way never ends below a folder such as /proc, which takes no new ones. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(dirname(folder));
  mkdirSync(folder);
}
