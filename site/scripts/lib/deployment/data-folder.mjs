import { existsSync, readdirSync, rmSync } from 'node:fs';
import { root } from '../paths.mjs';

const folder = `${root}site/.data/load`;
// Named by the hash of their content: making them anew takes minutes.
const reused = new Set(['media', 'media-notes']);

/** A data folder without a database; pictures of an earlier run are reused. */
export function emptyDataFolder() {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!reused.has(name)) rmSync(`${folder}/${name}`, { recursive: true, force: true });
  }
  return folder;
}
