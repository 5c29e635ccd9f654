import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  BackupError,
  backupFiles,
  ownerOnly,
  ownerOnlyFolder,
  readManifest,
  type BackupManifest,
} from './manifest';

/** Folders of the data folder with media, with what an import knows about them, and with what they are made of. */
const mediaFolders = ['media', 'media-notes', 'originals'] as const;

type MediaSummary = BackupManifest['media'];

/**
 * Copies all media into a backup and writes their checksums. Files that an earlier backup on the same
 * file system has as well become hard links, if they are undamaged there: their names are hashes of their content.
 */
export async function backUpMedia(
  dataDir: string,
  folder: string,
  previousFolder?: string,
): Promise<MediaSummary> {
  const previous = previousFolder === undefined ? undefined : openPrevious(previousFolder);
  const lines: string[] = [];
  let bytes = 0;
  for (const path of mediaFolders.flatMap((name) => listFiles(dataDir, name))) {
    const source = join(dataDir, path);
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true, mode: ownerOnlyFolder });
    const sha256 =
      (await linkIntact(previous, path, target)) ?? (await copyFile(source, target, ownerOnly));
    lines.push(`${sha256}  ${path}\n`);
    bytes += statSync(target).size;
  }
  const text = lines.join('');
  writeFileSync(join(folder, backupFiles.checksums), text, { mode: ownerOnly, flush: true });
  return { files: lines.length, bytes, sha256: hashText(text) };
}

/**
 * Checks every media file of a backup against its checksum.
 * @throws BackupError that names the first damaged file
 */
export async function verifyMedia(folder: string, expected: MediaSummary): Promise<void> {
  for (const { path, sha256 } of readChecksums(folder, expected)) {
    const found = await hashFile(join(folder, path)).catch(() => undefined);
    if (found !== sha256)
      throw new BackupError(`The backup is damaged: ${path} is not as written.`);
  }
}

/** Copies the media of a backup into a data folder. A file appears under its name only when it is complete. */
export async function restoreMedia(
  folder: string,
  dataDir: string,
  expected: MediaSummary,
): Promise<void> {
  for (const { path, sha256 } of readChecksums(folder, expected)) {
    const target = join(dataDir, path);
    if (existsSync(target) && (await hashFile(target)) === sha256) continue;
    mkdirSync(dirname(target), { recursive: true });
    const draft = `${target}.${randomUUID()}.tmp`;
    try {
      await copyFile(join(folder, path), draft);
      renameSync(draft, target);
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

function listFiles(dataDir: string, name: string): string[] {
  const folder = join(dataDir, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => `${name}/${entry.name}`)
    .sort();
}

interface PreviousBackup {
  folder: string;
  checksums: ReadonlyMap<string, string>;
}

/** An earlier backup; `undefined` if it is damaged. */
function openPrevious(folder: string): PreviousBackup | undefined {
  try {
    const entries = readChecksums(folder, readManifest(folder).media);
    return { folder, checksums: new Map(entries.map(({ path, sha256 }) => [path, sha256])) };
  } catch {
    return undefined;
  }
}

/** Links a file of the earlier backup and returns its checksum; `undefined` if it has none or a damaged one. */
async function linkIntact(
  previous: PreviousBackup | undefined,
  path: string,
  target: string,
): Promise<string | undefined> {
  const expected = previous?.checksums.get(path);
  if (previous === undefined || expected === undefined) return undefined;
  try {
    linkSync(join(previous.folder, path), target);
  } catch {
    // Missing, or on a file system without hard links.
    return undefined;
  }
  if ((await hashFile(target)) === expected) return expected;
  rmSync(target);
  return undefined;
}

/** Copies a file and returns the checksum of what was read. */
async function copyFile(source: string, target: string, mode?: number): Promise<string> {
  const hash = createHash('sha256');
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const file = createWriteStream(target, { flush: true, ...(mode !== undefined && { mode }) });
  await pipeline(createReadStream(source), tap, file);
  return hash.digest('hex');
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  const update = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done();
    },
  });
  await pipeline(createReadStream(path), update);
  return hash.digest('hex');
}

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** @throws BackupError if the list is missing, changed or names a path outside the media folders */
function readChecksums(folder: string, { files, sha256 }: MediaSummary) {
  const path = join(folder, backupFiles.checksums);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = text.split('\n').slice(0, -1);
  const entries = lines.flatMap((line) => {
    const [, hash, name] =
      /^([0-9a-f]{64}) {2}((?:media|media-notes|originals)\/[\w-][\w.-]*)$/.exec(line) ?? [];
    return hash !== undefined && name !== undefined ? [{ sha256: hash, path: name }] : [];
  });
  if (hashText(text) === sha256 && entries.length === files) return entries;
  throw new BackupError(`The backup is damaged: ${backupFiles.checksums} is not as written.`);
}
