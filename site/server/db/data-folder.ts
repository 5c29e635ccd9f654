import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database';

/** Makes the data folder where it is missing, or says that it cannot be written. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
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
