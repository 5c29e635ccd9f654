import { validateFileName, type Entry } from 'yauzl';
import { packLimits } from '../../../contract/shared/desk/pack-limits';
import { archiveFaults, invalidUpload } from './invalid-upload';

/** A file of an archive, with the path below the pack's folder. */
export interface ArchiveFile {
  entry: Entry;
  path: string;
}

const plain = 0;
const deflated = 8;
/** File types in the upper half of the external attributes, as in stat(2). */
const [fileTypes, regularFile, folder] = [0o170000, 0o100000, 0o040000];
/** What macOS adds to every zip file. */
const ofMacOs = /(^|\/)(__MACOSX\/|\.DS_Store$)/;
/** Control characters, and those that Windows does not allow in names. */
const forbidden = /[\u0000-\u001f\u007f<>:"|?*]/;

/**
 * Checks the directory of an archive before anything is unpacked. Names are compared without case, because the disk
 * of another machine may not tell them apart.
 * @throws HttpError 400 that names what is wrong and where
 */
export function checkArchive(
  entries: readonly { entry: Entry; name: string }[],
  archiveBytes: number,
  limits: Readonly<Record<keyof typeof packLimits, number>> = packLimits,
): ArchiveFile[] {
  const own = entries.filter(({ name }) => !ofMacOs.test(name));
  if (own.length > limits.entries)
    throw invalidUpload(archiveFaults.tooManyEntries(limits.entries));
  const sum = (size: (entry: Entry) => number) =>
    entries.reduce((total, { entry }) => total + size(entry), 0);
  for (const { entry, name } of own) checkEntry(entry, name, limits);
  if (sum(({ compressedSize }) => compressedSize) > archiveBytes)
    throw invalidUpload(archiveFaults.overlap);
  if (sum(({ uncompressedSize }) => uncompressedSize) > limits.unpackedBytes)
    throw invalidUpload(archiveFaults.tooLarge(limits.unpackedBytes));
  const files = own.filter(({ name }) => !name.endsWith('/'));
  if (files.length === 0) throw invalidUpload(archiveFaults.empty);
  rejectCollisions(files.map(({ name }) => name));
  const root = commonRoot(files.map(({ name }) => name));
  return files.map(({ entry, name }) => ({ entry, path: name.slice(root.length) }));
}

function checkEntry(
  entry: Entry,
  name: string,
  { fileBytes, ratio, ratioFrom }: Readonly<Record<keyof typeof packLimits, number>>,
): void {
  const reject = (fault: (name: string) => { zh: string; en: string }) =>
    invalidUpload(fault(shown(name)));
  const { uncompressedSize: size, compressedSize, compressionMethod } = entry;
  if (validateFileName(name) !== null) throw reject(archiveFaults.outside);
  const parts = name.replace(/\/$/, '').split('/');
  const isBad = parts.some((part) => part === '' || part === '.' || /[. ]$/.test(part));
  if (isBad || forbidden.test(name) || name.length > 200 || Buffer.byteLength(name) > 500)
    throw reject(archiveFaults.badName);
  const type = (entry.externalFileAttributes >>> 16) & fileTypes;
  if (type !== 0 && type !== (name.endsWith('/') ? folder : regularFile))
    throw reject(archiveFaults.link);
  if (entry.isEncrypted()) throw reject(archiveFaults.encrypted);
  if (compressionMethod !== plain && compressionMethod !== deflated)
    throw reject(archiveFaults.method);
  if (size > fileBytes) throw invalidUpload(archiveFaults.fileTooLarge(shown(name), fileBytes));
  if (size >= ratioFrom && size > compressedSize * ratio) throw reject(archiveFaults.bomb);
}

/** A name as a message shows it: printable, and not long. */
function shown(name: string): string {
  const printable = name.replace(/\p{C}/gu, '\uFFFD');
  return printable.length > 100 ? `${printable.slice(0, 100)}…` : printable;
}

/** Of two files with one name the later would replace the first; a file cannot be a folder as well. */
function rejectCollisions(names: readonly string[]): void {
  const keyOf = (name: string) => name.normalize('NFC').toLowerCase();
  const files = new Set<string>();
  const folders = new Map<string, string>();
  for (const name of names) {
    const key = keyOf(name);
    if (files.has(key)) throw invalidUpload(archiveFaults.collision(shown(name)));
    files.add(key);
    const parts = name.split('/').slice(0, -1);
    parts.forEach((_, index) => {
      const path = parts.slice(0, index + 1).join('/');
      const known = folders.get(keyOf(path));
      if (known !== undefined && known !== path)
        throw invalidUpload(archiveFaults.collision(shown(path)));
      folders.set(keyOf(path), path);
    });
  }
  const both = names.find((name) => folders.has(keyOf(name)));
  if (both !== undefined) throw invalidUpload(archiveFaults.collision(shown(both)));
}

/** The folder that all files lie in, with its slash: zip files often hold one folder. */
function commonRoot(names: readonly string[]): string {
  const [first = ''] = names;
  const root = first.slice(0, first.indexOf('/') + 1);
  return names.every((name) => name.startsWith(root)) && !isPackFolder(root) ? root : '';
}

/** Folders that a pack itself has. */
const packFolders = ['audio', 'entries', 'images', 'objects', 'video'];
const isPackFolder = (root: string) => packFolders.includes(root.slice(0, -1));
