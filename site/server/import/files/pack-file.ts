import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { maxFileBytes } from './read-json';

export type ResolvedFile = { path: string } | { reason: string };

/** Finds a file that a record names. */
export type ResolveFile = (file: string) => ResolvedFile;

/** Resolves a file reference; with symbolic links followed it must be inside the pack's folder. */
export function resolvePackFile(folder: string, file: string): ResolvedFile {
  const outside = { reason: `${file} leaves the folder` };
  if (file.includes('\\') || isAbsolute(file)) return outside;
  const path = join(folder, file);
  if (isOutside(folder, path)) return outside;
  const real = realPath(path);
  if (real === undefined) return { reason: `${file} does not exist` };
  if (isOutside(realpathSync(folder), real)) return outside;
  const stats = statSync(real);
  if (!stats.isFile()) return { reason: `${file} is not a file` };
  if (stats.size > maxFileBytes) return { reason: `${file} is larger than 64 MB` };
  return { path: real };
}

function isOutside(folder: string, path: string): boolean {
  const relativePath = relative(folder, path);
  return relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath);
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
