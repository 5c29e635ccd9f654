import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailableError } from './database';

interface Holder {
  pid: number;
  /** Start time of the process in clock ticks since boot; empty on systems without /proc. */
  started: string;
}

/**
 * Locks a folder, because two processes on one embedded database corrupt it. A lock of a dead process
 * is taken over; the start time detects a reused process id. Returns the unlock function.
 * @throws DatabaseUnavailableError if a running process holds the lock
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const own = JSON.stringify(describeProcess(process.pid));
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, own);
  try {
    while (!tryLink(draft, path)) clearStale(path, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  const unlock = () => {
    process.off('exit', unlock);
    if (readIfExists(path) === own) rmSync(path, { force: true });
  };
  process.on('exit', unlock);
  return unlock;
}

/** `link` of a finished file is atomic: no process reads a partial lock. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of a dead process. `rename` is atomic: of several processes only one succeeds. */
function clearStale(path: string, folder: string): void {
  const text = readIfExists(path);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder && isAlive(holder)) {
    throw new DatabaseUnavailableError(
      `The database in ${folder} is in use: stop the running server (process ${holder.pid}) first, ` +
        'or set DATA_DIR to another folder.',
    );
  }
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const taken = readIfExists(aside);
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
    if (hasCode(error, 'ESRCH')) return false;
  }
  return describeProcess(holder.pid).started === holder.started;
}

function describeProcess(pid: number): Holder {
  const stat = readIfExists(`/proc/${pid}/stat`);
  // The process name in parentheses may contain spaces; the start time is the 20th field after it.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return { pid, started };
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
