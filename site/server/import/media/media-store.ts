import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Storage of the files served below `/media/`, and of the originals that they are made of. */
export interface MediaStore {
  /** Writes a file atomically unless it exists and returns its URL path. */
  put: (name: string, bytes: Uint8Array) => Promise<string>;
  /** Metadata of a file from an earlier import; `undefined` if there is none. */
  readMetadata: (name: string) => Promise<unknown>;
  writeMetadata: (name: string, note: unknown) => Promise<void>;
  /** Keeps a copy of a file of a pack, unless there is one; `hash` is that of its content. */
  keepOriginal: (hash: string, path: string) => Promise<void>;
  /** Keeps a content as an original, unless there is one; `hash` is its hash. Returns its path. */
  putOriginal: (hash: string, bytes: Uint8Array) => Promise<string>;
  /** Path of an original; `undefined` if it is missing. */
  findOriginal: (hash: string) => string | undefined;
}

/** File names are content hashes, so that an existing file has the right content. */
export function openMediaStore(dataDir: string): MediaStore {
  const media = join(dataDir, 'media');
  const notes = join(dataDir, 'media-notes');
  const originals = join(dataDir, 'originals');
  for (const folder of [media, notes, originals]) mkdirSync(folder, { recursive: true });
  return {
    put: async (name, bytes) => {
      const path = join(media, name);
      if (!existsSync(path)) await writeAtomically(path, bytes);
      return `/media/${name}`;
    },
    readMetadata: async (name) => {
      try {
        return JSON.parse(await readFile(join(notes, `${name}.json`), 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
    writeMetadata: (name, note) =>
      writeAtomically(join(notes, `${name}.json`), Buffer.from(JSON.stringify(note))),
    keepOriginal: async (hash, path) => {
      const target = join(originals, hash);
      if (existsSync(target)) return;
      const bytes = await readFile(path);
      if (contentHash(bytes) !== hash) throw new Error(`${path} was changed during the import.`);
      await writeAtomically(target, bytes);
    },
    putOriginal: async (hash, bytes) => {
      const path = join(originals, hash);
      if (!existsSync(path)) await writeAtomically(path, bytes);
      return path;
    },
    findOriginal: (hash) => {
      const path = join(originals, hash);
      return existsSync(path) ? path : undefined;
    },
  };
}

async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    // Without a flush, a power cut could leave an incomplete file under the final name.
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Hash of a content and of the version of its processing, so that a new version gives new names. */
export function contentHash(bytes: Uint8Array, version = ''): string {
  return createHash('sha256').update(version).update(bytes).digest('hex').slice(0, 24);
}
