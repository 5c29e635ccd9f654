import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.data', 'e2e']);

/**
 * All files of a folder, recursively and in a stable order; for a file, the file itself.
 * @param {string} path
 * @returns {string[]}
 */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}

/**
 * SHA-256 over the Node version, names and contents of files.
 * @param {string[]} paths files and folders
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of paths.flatMap(listFiles)) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
