import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const isWindows = process.platform === 'win32';

/** Brings a folder's names to the disk: what was made, renamed or removed in it. */
export function syncNames(folder: string): void {
  // Windows opens no folder; its file systems write names in their own log.
  if (!isWindows) syncPath(folder);
}

/** Brings every file below a folder, and the names of all of them, to the disk. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    // Windows flushes no file that is open for reading alone.
    else if (entry.isFile()) syncPath(path, isWindows ? 'r+' : 'r');
  }
  syncNames(folder);
}

function syncPath(path: string, flags = 'r'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
