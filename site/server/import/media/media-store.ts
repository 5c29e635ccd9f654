import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the importer puts what the service serves below `/media/`. */
export interface MediaStore {
  /** Writes a file unless it is there and gives its address. Half a file is never seen. */
  put: (name: string, bytes: Uint8Array) => Promise<string>;
  /** What an earlier import noted about a file; `undefined` where there is nothing. */
  readNote: (name: string) => Promise<unknown>;
  writeNote: (name: string, note: unknown) => Promise<void>;
}

/** Names come from a hash of the content, so that a file that is there is the right one. */
export function openMediaStore(dataDir: string): MediaStore {
  const media = join(dataDir, 'media');
  const notes = join(dataDir, 'media-notes');
  for (const folder of [media, notes]) mkdirSync(folder, { recursive: true });
  return {
    put: async (name, bytes) => {
      const path = join(media, name);
      if (!existsSync(path)) await writeWhole(path, bytes);
      return `/media/${name}`;
    },
    readNote: async (name) => {
      try {
        return JSON.parse(await readFile(join(notes, `${name}.json`), 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
    writeNote: (name, note) =>
      writeWhole(join(notes, `${name}.json`), Buffer.from(JSON.stringify(note))),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    // Flushed, because a file of that name is taken for whole after a power cut.
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The name of a content: with the way it was made, so that a new way makes new files. */
export function contentName(bytes: Uint8Array, way = ''): string {
  return createHash('sha256').update(way).update(bytes).digest('hex').slice(0, 24);
}
