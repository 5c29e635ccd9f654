const megabyte = 1024 * 1024;

/** Limits of a content pack that is uploaded as a zip file, in bytes and numbers. */
export const packLimits = {
  /** Size of the zip file. */
  uploadBytes: 256 * megabyte,
  /** Size of one request: within the limit of proxies, and sent in time over a slow line. */
  partBytes: megabyte,
  /** Size of all files together. */
  unpackedBytes: 1024 * megabyte,
  /** Size of one file, as for the importer. */
  fileBytes: 64 * megabyte,
  /** Files and folders. */
  entries: 20_000,
  /** Unpacked size of a file by its compressed size; files below `ratioFrom` bytes may have any. */
  ratio: 100,
  ratioFrom: megabyte,
} as const;

/** Name of a pack: letters of any language, digits, dots, hyphens and underscores; no leading dot. */
export const packNamePattern = '^[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]{0,79}$';

/** Name of a pack by that of its file. */
export function packNameOf(fileName: string): string {
  const name = fileName.replace(/\.zip$/i, '').normalize('NFC');
  return name
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+/, '')
    .slice(0, 80);
}
