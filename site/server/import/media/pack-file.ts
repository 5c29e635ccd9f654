import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { largestFile } from '../read-json';

export type FoundFile = { path: string } | { reason: string };

/** Finds a file that a record names; it must lie inside the pack's folder, links followed. */
export function findPackFile(folder: string, file: string): FoundFile {
  const outside = { reason: `${file} leaves the folder` };
  if (file.includes('\\') || isAbsolute(file)) return outside;
  const path = join(folder, file);
  if (leaves(folder, path)) return outside;
  const real = realPath(path);
  if (real === undefined) return { reason: `${file} is not there` };
  if (leaves(realpathSync(folder), real)) return outside;
  const stats = statSync(real);
  if (!stats.isFile()) return { reason: `${file} is no file` };
  if (stats.size > largestFile) return { reason: `${file} is larger than 64 MB` };
  return { path: real };
}

function leaves(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
