import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const isWindows = process.platform === 'win32';

/** Flushes a directory: entries that were created, renamed or removed in it. */
export function fsyncDirectory(folder: string): void {
  // Windows cannot open a directory; its file systems journal directory entries themselves.
  if (!isWindows) syncPath(folder);
}

/** Flushes every file below a folder and all directory entries. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    // Windows cannot flush a file that is opened read-only.
    else if (entry.isFile()) syncPath(path, isWindows ? 'r+' : 'r');
  }
  fsyncDirectory(folder);
}

function syncPath(path: string, flags = 'r'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
