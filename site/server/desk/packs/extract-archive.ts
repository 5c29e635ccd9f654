import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl';
import { packLimits } from '../../../contract/shared/desk/pack-limits';
import { HttpError } from '../../http/http-error';
import { checkArchive, type ArchiveFile } from './check-archive';
import { archiveFaults, invalidUpload } from './invalid-upload';

/**
 * Unpacks a zip file into a new folder, file by file, none of which is ever in memory as a whole. After an error the
 * folder is gone.
 * @throws HttpError 400 that names what is wrong and where
 */
export async function extractArchive(
  archive: string,
  folder: string,
  limits: Readonly<Record<keyof typeof packLimits, number>> = packLimits,
): Promise<void> {
  if (!(await beginsAsZip(archive))) throw invalidUpload(archiveFaults.notZip);
  const zip = await openZip(archive);
  try {
    const entries = await readEntries(zip, limits.entries);
    const files = checkArchive(entries, zip.fileSize, limits);
    await mkdir(folder);
    for (const file of files) await extractFile(zip, file, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    zip.close();
  }
}

/** The end of a zip file alone would also be found behind any other content. */
async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32BE() === 0x504b0304;
  } finally {
    await file.close();
  }
}

/** Names are decoded here, so that a hostile one is named in the message. */
async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false });
  } catch {
    throw invalidUpload(archiveFaults.notZip);
  }
}

async function readEntries(zip: ZipFile, limit: number): Promise<{ entry: Entry; name: string }[]> {
  const entries: { entry: Entry; name: string }[] = [];
  if (zip.entryCount > limit) throw invalidUpload(archiveFaults.tooManyEntries(limit));
  try {
    for await (const entry of zip.eachEntry()) {
      const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
      const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
      entries.push({ entry, name });
    }
  } catch {
    throw invalidUpload(archiveFaults.notZip);
  }
  return entries;
}

/** The library ends a stream with an error where a file is longer than its entry tells. */
async function extractFile(zip: ZipFile, { entry, path }: ArchiveFile, folder: string) {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  try {
    const content = await zip.openReadStreamPromise(entry);
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o644 }));
  } catch (error) {
    if (error instanceof HttpError || isSystemError(error)) throw error;
    throw invalidUpload(archiveFaults.damaged(path));
  }
}

/** A full disk is no fault of the archive; codes of zlib begin with Z. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
}
