import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database';

interface Holder {
  pid: number;
  /** When the process began, in the kernel's clock ticks; empty where the system does not say. */
  started: string;
}

/**
 * Two processes on one embedded database destroy it, so its folder has one holder. A lock whose
 * process is gone is taken over; a process number used again is told apart by its start.
 * Gives the undo.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const own = JSON.stringify(describe(process.pid));
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, own);
  try {
    while (!tryLink(draft, path)) clearStale(path, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  const unlock = () => {
    process.off('exit', unlock);
    if (readIfThere(path) === own) rmSync(path, { force: true });
  };
  process.on('exit', unlock);
  return unlock;
}

/** Linking a finished file is atomic: nobody ever reads half a lock. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Puts a dead process's lock away, or says who lives. Of several takers only one renames it. */
function clearStale(path: string, folder: string): void {
  const text = readIfThere(path);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder && isAlive(holder)) {
    throw new DatabaseUnavailable(
      `The database in ${folder} is in use: stop the running server (process ${holder.pid}) first, ` +
        'or set DATA_DIR to another folder.',
    );
  }
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const taken = readIfThere(aside);
  if (taken !== text) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, started } = value as Partial<Record<keyof Holder, unknown>>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  return describe(holder.pid).started === holder.started;
}

function describe(pid: number): Holder {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces; the start time is the 20th field after it.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return { pid, started };
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
