import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { appendFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packLimits } from '../../../contract/shared/desk/pack-limits';
import { invalidFields } from '../../http/http-error';
import { extractArchive } from './extract-archive';
import { archiveFaults, invalidUpload } from './invalid-upload';

/** A part of an uploaded zip file. */
export interface PackPart {
  /** Id of the upload, a UUID that the client has made. */
  upload: string;
  name: string;
  /** Bytes before this part, and of the whole file. */
  offset: number;
  total: number;
  content: Buffer;
}

/** Milliseconds after which an upload without a further part is removed. */
const abandonedAfter = 10 * 60_000;
/** Beside the packs, so that a finished one is moved within its file system; a dot keeps it out of the list. */
const uploadsFolder = '.uploads';

/**
 * Appends a part to its upload; unpacks the last one's file into a pack of its own. An upload that fails, or is left
 * without a further part, leaves nothing.
 * @returns whether the pack is complete
 * @throws HttpError 400 for an invalid file or a part out of order, 409 for a name that is taken
 */
export async function receivePack(packs: string, part: PackPart): Promise<boolean> {
  const { upload, name, offset, total, content } = part;
  const uploads = join(packs, uploadsFolder);
  const file = join(uploads, `${upload}.zip`);
  await mkdir(uploads, { recursive: true });
  await removeAbandoned(uploads, abandonedAfter);
  try {
    if (total > packLimits.uploadBytes)
      throw invalidUpload(archiveFaults.uploadTooLarge(packLimits.uploadBytes));
    if (existsSync(join(packs, name))) throw nameTaken();
    const received = existsSync(file) ? statSync(file).size : 0;
    const end = offset + content.length;
    if (received !== offset || content.length === 0 || end > total)
      throw invalidUpload(archiveFaults.interrupted);
    await appendFile(file, content);
    if (end < total) {
      scheduleRemoval(uploads);
      return false;
    }
    const unpacked = join(uploads, upload);
    await extractArchive(file, unpacked);
    await moveNew(unpacked, join(packs, name));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  await rm(file, { force: true });
  return true;
}

/** Removes the pack from the disk; its records stay on the site. */
export async function removePack(packs: string, name: string): Promise<void> {
  const uploads = join(packs, uploadsFolder);
  await mkdir(uploads, { recursive: true });
  // Moved first: a removal that is interrupted leaves no half of a pack in the list.
  const gone = join(uploads, crypto.randomUUID());
  await rename(join(packs, name), gone);
  await rm(gone, { recursive: true, force: true });
}

/** Names of folders; a symbolic link could lead out of the data folder. */
export function listPacks(packs: string): string[] {
  if (!existsSync(packs)) return [];
  return readdirSync(packs)
    .filter((name) => !name.startsWith('.') && lstatSync(join(packs, name)).isDirectory())
    .sort();
}

const nameTaken = () => invalidFields([{ field: 'name', error: { kind: 'taken' } }], 409);

/** Another upload may have got the name while this one was unpacked: renaming fails on a folder with files. */
async function moveNew(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    await rm(from, { recursive: true, force: true });
    if (existsSync(to)) throw nameTaken();
    throw error;
  }
}

/** Removes uploads whose last part came too long ago, also those of a process that was killed. */
async function removeAbandoned(uploads: string, age: number): Promise<void> {
  if (!existsSync(uploads)) return;
  for (const name of readdirSync(uploads)) {
    const path = join(uploads, name);
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (changedAt < Date.now() - age) await rm(path, { recursive: true, force: true });
  }
}

function scheduleRemoval(uploads: string): void {
  const timer = setTimeout(() => {
    void removeAbandoned(uploads, abandonedAfter).catch(() => undefined);
  }, abandonedAfter + 1_000);
  timer.unref();
}
