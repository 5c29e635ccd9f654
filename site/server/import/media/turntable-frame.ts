import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { meanColor, readImageInfo } from './image-sizes';
import { contentHash, type MediaStore } from './media-store';

/** A stored frame of a turntable, in both file types. */
const ServedFrame = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
  avif: Type.String(),
  webp: Type.String(),
});
export type ServedFrame = Static<typeof ServedFrame>;

/** Encodes and stores a valid frame, unless an earlier import did. */
export type StoreFrame = () => Promise<ServedFrame>;

/** Maximum edge in pixels. Frames have one size only, because all are loaded before the object turns. */
const maxEdge = 1_200;

/** Must change with size or encodings: part of the hash in file names. */
const encodingVersion = 'frame-1';

/** Name of the files that are made of a frame. */
export function frameName(bytes: Uint8Array): string {
  return contentHash(bytes, encodingVersion);
}

/**
 * Validates a frame, unless an earlier import did, and returns the function that stores it.
 * @throws InvalidImageError
 */
export async function inspectFrame(path: string, store: MediaStore): Promise<StoreFrame> {
  const bytes = await readFile(path);
  const name = frameName(bytes);
  const note = await store.readMetadata(name);
  if (Value.Check(ServedFrame, note)) return () => Promise.resolve(note);
  await readImageInfo(bytes);
  // Decodes every pixel, which detects damaged files before anything is stored.
  await meanColor(bytes);
  return async () => {
    const image = sharp(await readFile(path))
      .autoOrient()
      .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true });
    const avif = image.clone().avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' });
    const first = await avif.toBuffer({ resolveWithObject: true });
    const webp = await image.clone().webp({ quality: 72, effort: 2 }).toBuffer();
    const served = {
      width: first.info.width,
      height: first.info.height,
      avif: await store.put(`${name}.avif`, first.data),
      webp: await store.put(`${name}.webp`, webp),
    };
    await store.writeMetadata(name, served);
    return served;
  };
}
