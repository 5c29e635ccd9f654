import fs, { type BigIntStats } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Random } from './seeded-random';

const sector = 512;

/** What the disk holds of a file or a folder for certain. */
interface Durable {
  bytes: Buffer;
  /** A folder's names, each with what bears it. */
  names: Map<string, string>;
}

/** A folder whose disk loses, when the power is cut, what `fsync` did not bring to it. */
export interface PowerCut {
  /** Writes what a restart would find into `target`; `random` lets some lost sectors and names through. */
  restore: (target: string, random?: Random) => void;
}

/** An inode's number is given again after its file is gone; its birth tells them apart. */
const identify = ({ ino, birthtimeNs }: BigIntStats) => `${ino}-${birthtimeNs}`;
const statOf = (path: string | number) =>
  typeof path === 'number'
    ? fs.fstatSync(path, { bigint: true })
    : fs.lstatSync(path, { bigint: true });

/** Watches `fsync` in this process (Linux). What the folder holds at the start is on the disk. */
export function watchFolder(folder: string): PowerCut {
  const disk = new Map<string, Durable>();
  const durable = (id: string) => {
    const known = disk.get(id) ?? { bytes: Buffer.alloc(0), names: new Map<string, string>() };
    disk.set(id, known);
    return known;
  };
  const store = (path: string) => {
    const stat = statOf(path);
    const held = durable(identify(stat));
    if (stat.isDirectory()) held.names = namesIn(path);
    else held.bytes = fs.readFileSync(path);
  };
  const storeAll = (path: string) => {
    store(path);
    if (!statOf(path).isDirectory()) return;
    for (const name of fs.readdirSync(path)) storeAll(join(path, name));
  };
  storeAll(folder);

  const fsyncSync = fs.fsyncSync;
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    fsyncSync(file);
    const path = fs.readlinkSync(`/proc/self/fd/${file}`);
    if (!path.startsWith(folder) || path.endsWith(' (deleted)')) return;
    store(path);
    if (path === folder || statOf(file).isDirectory()) return;
    // ext4, xfs and btrfs write a new file's name with the file.
    const parent = join(path, '..');
    durable(identify(statOf(parent))).names.set(
      path.slice(parent.length + 1),
      identify(statOf(path)),
    );
  });
  // Modules that import the function by its name see the spy, and afterwards the function.
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
      fs.writeFileSync(target, torn(held?.bytes ?? Buffer.alloc(0), now, random), { mode: 0o600 });
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

/** The bytes that are on the disk; with `random` some sectors of the newer ones. */
function torn(held: Buffer, now: Buffer | undefined, random?: Random): Buffer {
  if (!random || !now || held.equals(now)) return held;
  const length = random.isHeads() ? now.length : held.length;
  const bytes = Buffer.alloc(length);
  held.copy(bytes, 0, 0, length);
  for (let at = 0; at < Math.min(length, now.length); at += sector) {
    if (random.isHeads()) now.copy(bytes, at, at, Math.min(at + sector, length));
  }
  return bytes;
}
