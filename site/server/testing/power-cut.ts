import fs, { type BigIntStats } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Random } from './seeded-random';

const sectorSize = 512;

/** The flushed state of a file or directory. */
interface DurableState {
  bytes: Buffer;
  /** Entries of a directory: the file id by name. */
  names: Map<string, string>;
}

/** A simulated disk that loses unflushed data in a power cut. */
export interface SimulatedDisk {
  /** Writes the state after a power cut to `target`; with `random` some unflushed sectors and names survive. */
  restore: (target: string, random?: Random) => void;
}

/** File id: inode number and birth time, because inode numbers are reused. */
const identify = ({ ino, birthtimeNs }: BigIntStats) => `${ino}-${birthtimeNs}`;
const statOf = (path: string | number) =>
  typeof path === 'number'
    ? fs.fstatSync(path, { bigint: true })
    : fs.lstatSync(path, { bigint: true });

/** Tracks `fsync` in this process (Linux only). The initial content of the folder counts as flushed. */
export function simulateDisk(folder: string): SimulatedDisk {
  const disk = new Map<string, DurableState>();
  const getState = (id: string) => {
    const known = disk.get(id) ?? { bytes: Buffer.alloc(0), names: new Map<string, string>() };
    disk.set(id, known);
    return known;
  };
  const flush = (path: string) => {
    const stat = statOf(path);
    const held = getState(identify(stat));
    if (stat.isDirectory()) held.names = namesIn(path);
    else held.bytes = fs.readFileSync(path);
  };
  const flushTree = (path: string) => {
    flush(path);
    if (!statOf(path).isDirectory()) return;
    for (const name of fs.readdirSync(path)) flushTree(join(path, name));
  };
  flushTree(folder);

  const fsyncSync = fs.fsyncSync;
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    fsyncSync(file);
    const path = fs.readlinkSync(`/proc/self/fd/${file}`);
    if (!path.startsWith(folder) || path.endsWith(' (deleted)')) return;
    flush(path);
    if (path === folder || statOf(file).isDirectory()) return;
    // ext4, xfs and btrfs flush the directory entry of a new file with the file.
    const parent = join(path, '..');
    getState(identify(statOf(parent))).names.set(
      path.slice(parent.length + 1),
      identify(statOf(path)),
    );
  });
  // Named imports of the function in other modules are updated to the spy, and back afterwards.
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  return { restore: (target, random) => write(identify(statOf(folder)), folder, target, random) };

  function write(id: string, current: string | undefined, target: string, random?: Random): void {
    const stat = current === undefined ? undefined : statOf(current);
    const held = disk.get(id);
    const isFolder = stat ? stat.isDirectory() : (held?.names.size ?? 0) > 0;
    if (!isFolder) {
      const now = current === undefined ? undefined : fs.readFileSync(current);
      fs.writeFileSync(target, tearSectors(held?.bytes ?? Buffer.alloc(0), now, random), {
        mode: 0o600,
      });
      return;
    }
    fs.mkdirSync(target, { mode: 0o700 });
    const present = current === undefined ? new Map<string, string>() : namesIn(current);
    const found = new Map(held?.names);
    for (const name of new Set([...present.keys(), ...found.keys()])) {
      if (present.get(name) === found.get(name) || !random?.isHeads()) continue;
      const newer = present.get(name);
      if (newer === undefined) found.delete(name);
      else found.set(name, newer);
    }
    const paths = current === undefined ? new Map<string, string>() : pathsBelow(folder);
    for (const [name, child] of found) write(child, paths.get(child), join(target, name), random);
  }
}

function namesIn(folder: string): Map<string, string> {
  return new Map(
    fs.readdirSync(folder).map((name) => [name, identify(statOf(join(folder, name)))]),
  );
}

function pathsBelow(folder: string, paths = new Map<string, string>()): Map<string, string> {
  for (const [name, id] of namesIn(folder)) {
    const path = join(folder, name);
    paths.set(id, path);
    if (statOf(path).isDirectory()) pathsBelow(path, paths);
  }
  return paths;
}

/** The flushed bytes; with `random` mixed with some sectors of the current content. */
function tearSectors(held: Buffer, now: Buffer | undefined, random?: Random): Buffer {
  if (!random || !now || held.equals(now)) return held;
  const length = random.isHeads() ? now.length : held.length;
  const bytes = Buffer.alloc(length);
  held.copy(bytes, 0, 0, length);
  for (let at = 0; at < Math.min(length, now.length); at += sectorSize) {
    if (random.isHeads()) now.copy(bytes, at, at, Math.min(at + sectorSize, length));
  }
  return bytes;
}
