import { inspectPicture, InvalidImageError, type StorePicture } from './image-sizes';
import type { MediaStore } from './media-store';
import type { ResolveFile } from '../files/pack-file';

/** File of a picture's portrait version: `hall-portrait.jpg` for `hall.jpg`. */
export function portraitFile(file: string): string {
  return file.replace(/(\.[^./]+)$/, '-portrait$1');
}

/**
 * Adds the portrait version to a picture, if the pack has one.
 * @throws InvalidImageError if the portrait version is damaged
 */
export async function withPortrait(
  storePicture: StorePicture,
  resolve: ResolveFile,
  file: string,
  store: MediaStore,
): Promise<StorePicture> {
  const found = resolve(portraitFile(file));
  if ('reason' in found) return storePicture;
  const storePortrait = await inspectPortrait(found.path, store);
  return async () => {
    const { width, height, sources } = await storePortrait();
    return { ...(await storePicture()), upright: { width, height, sources } };
  };
}

async function inspectPortrait(path: string, store: MediaStore): Promise<StorePicture> {
  try {
    return await inspectPicture(path, store);
  } catch (error) {
    if (error instanceof InvalidImageError)
      throw new InvalidImageError(`beside it, upright, ${error.message}`);
    throw error;
  }
}

/**
 * Marks an object's picture as not to be cropped, unless it has a portrait version: such a picture is
 * a scene, of which a page may show a part.
 */
export function markUncropped(storePicture: StorePicture): StorePicture {
  return async () => {
    const served = await storePicture();
    return served.upright ? served : { ...served, whole: true };
  };
}
