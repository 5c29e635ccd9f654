import { inspectPicture, NoPicture, type StorePicture } from './image-sizes';
import type { MediaStore } from './media-store';
import { findPackFile } from './pack-file';

/** Where a pack keeps a picture's upright version: `hall-portrait.jpg` beside `hall.jpg`. */
function uprightFile(file: string): string {
  return file.replace(/(\.[^./]+)$/, '-portrait$1');
}

/**
 * Serves a picture with its upright version, where the pack has one beside it.
 * @throws NoPicture where that is damaged
 */
export async function withUpright(
  storePicture: StorePicture,
  folder: string,
  file: string,
  store: MediaStore,
): Promise<StorePicture> {
  const found = findPackFile(folder, uprightFile(file));
  if ('reason' in found) return storePicture;
  const storeUpright = await inspectUpright(found.path, store);
  return async () => {
    const { width, height, sources } = await storeUpright();
    return { ...(await storePicture()), upright: { width, height, sources } };
  };
}

async function inspectUpright(path: string, store: MediaStore): Promise<StorePicture> {
  try {
    return await inspectPicture(path, store);
  } catch (error) {
    if (error instanceof NoPicture) throw new NoPicture(`beside it, upright, ${error.message}`);
    throw error;
  }
}

/**
 * Serves an object's picture as one that is not to be cut. What the pack also has upright is a
 * view, as a painted landscape is: a page may show a part of it.
 */
export function asWhole(storePicture: StorePicture): StorePicture {
  return async () => {
    const served = await storePicture();
    return served.upright ? served : { ...served, whole: true };
  };
}
