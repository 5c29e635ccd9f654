import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { meanColor, measure } from './image-sizes';
import { contentName, type MediaStore } from './media-store';

/** One frame of a turntable as it is served, in both file types. */
const ServedFrame = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
  avif: Type.String(),
  webp: Type.String(),
});
export type ServedFrame = Static<typeof ServedFrame>;

/** A frame that can be served: from an earlier import, or when it is stored. */
export type StoreFrame = () => Promise<ServedFrame>;

/** All frames are fetched before the object turns well: one size each, not larger than this. */
const largest = 1_200;

/** Changes whenever size or encodings do. */
const way = 'frame-1';

/**
 * Decodes a frame once, unless an earlier import did, and gives what makes its files.
 * @throws NoPicture
 */
export async function inspectFrame(path: string, store: MediaStore): Promise<StoreFrame> {
  const bytes = await readFile(path);
  const name = contentName(bytes, way);
  const note = await store.readNote(name);
  if (Value.Check(ServedFrame, note)) return () => Promise.resolve(note);
  await measure(bytes);
  // Reads every pixel, so that a damaged file is found now.
  await meanColor(bytes);
  return async () => {
    const image = sharp(await readFile(path))
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true });
    const avif = image.clone().avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' });
    const first = await avif.toBuffer({ resolveWithObject: true });
    const webp = await image.clone().webp({ quality: 72, effort: 2 }).toBuffer();
    const served = {
      width: first.info.width,
      height: first.info.height,
      avif: await store.put(`${name}.avif`, first.data),
      webp: await store.put(`${name}.webp`, webp),
    };
    await store.writeNote(name, served);
    return served;
  };
}
