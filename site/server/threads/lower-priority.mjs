import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Answers go before other work where they share a core. Where the system does not allow it, the work runs as it is;
 * threads have priorities of their own on Linux alone. Plain JavaScript, because tests start the workers from their sources.
 * @param {number} niceness 1 to 19; each step leaves about a fifth less of a busy core
 * @param {number} [id] of a process. Default: the calling thread
 */
export function lowerPriority(niceness, id) {
  try {
    setPriority(id ?? Number(basename(readlinkSync('/proc/thread-self'))), niceness);
  } catch {
    // Not allowed, or the process has ended.
  }
}
