/** Paths of uploaded pictures, named by the hash of their content. */
const pattern = /^uploads\/([0-9a-f]{24})\.(jpg|png|webp|avif)$/;

/** Name of the original of an uploaded picture; `undefined` for other paths. */
export function uploadedOriginal(file: string): string | undefined {
  return pattern.exec(file)?.[1];
}

/** Path of an uploaded picture in records and exports. */
export function uploadedPath(original: string, extension: string): string {
  return `uploads/${original}.${extension}`;
}
