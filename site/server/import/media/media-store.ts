import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Storage of the files served below `/media/`. */
export interface MediaStore {
  /** Writes a file atomically unless it exists and returns its URL path. */
  put: (name: string, bytes: Uint8Array) => Promise<string>;
  /** Metadata of a file from an earlier import; `undefined` if there is none. */
  readMetadata: (name: string) => Promise<unknown>;
  writeMetadata: (name: string, note: unknown) => Promise<void>;
}

/** File names are content hashes, so that an existing file has the right content. */
export function openMediaStore(dataDir: string): MediaStore {
  const media = join(dataDir, 'media');
  const notes = join(dataDir, 'media-notes');
  for (const folder of [media, notes]) mkdirSync(folder, { recursive: true });
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
