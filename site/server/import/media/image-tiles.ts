import { readFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import {
  scaleFactorsOf,
  sizeAt,
  tileFile,
  tilesOf,
} from '../../../contract/shared/iiif/image-pyramid';
import { pictureName, readImageInfo } from './image-sizes';
import { contentHash, type MediaStore } from './media-store';
import { paletteOf } from './palette';

/** What IIIF and the lists by colour need of an object's picture, stored beside its tiles. */
export const TiledPicture = Type.Object({
  name: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** File name of the JPEG in the full size. */
  full: Type.String(),
  /** Colours of the object from the most to the least frequent, with their shares. */
  palette: Type.Array(Type.Object({ color: Type.String(), share: Type.Number() })),
});
export type TiledPicture = Static<typeof TiledPicture>;

/** Encodes and stores the tiles of a valid picture, unless an earlier import did. */
export type StoreTiles = () => Promise<TiledPicture>;

/** Must change with the pyramid, the encoding or the palette: part of the hash in file names. */
const encodingVersion = 'tiles-1';

/** Name of the tiles that are made of a picture. */
export function tilesName(bytes: Uint8Array): string {
  return contentHash(bytes, encodingVersion);
}

/** The tiles of a name; `undefined` if none have been stored. */
export async function readTiledPicture(
  name: string,
  store: Pick<MediaStore, 'readMetadata'>,
): Promise<TiledPicture | undefined> {
  const note = await store.readMetadata(name);
  return Value.Check(TiledPicture, note) ? note : undefined;
}

/**
 * Returns the function that stores the tiles of a picture.
 * @throws InvalidImageError
 */
export async function inspectTiles(path: string, store: MediaStore): Promise<StoreTiles> {
  const bytes = await readFile(path);
  const name = tilesName(bytes);
  const known = await readTiledPicture(name, store);
  if (known) return () => Promise.resolve(known);
  const { extension, width, height } = await readImageInfo(bytes);
  return async () => {
    const original = await readFile(path);
    const { data, info } = await sharp(original)
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const scale of scaleFactorsOf({ width, height })) {
      await storeLevel({ data, info, scale, name, store });
    }
    // The file of the sizes is a JPEG already: it is not stored twice.
    const full = extension === 'jpg' ? `${pictureName(original)}.jpg` : `${name}-max.jpg`;
    if (extension !== 'jpg') await store.put(full, await encode(sharp(data, { raw: info })));
    const palette = await paletteOf(original);
    const tiled = { name, width, height, full, palette };
    await store.writeMetadata(name, tiled);
    return tiled;
  };
}

interface Level {
  data: Buffer;
  info: OutputInfo;
  scale: number;
  name: string;
  store: MediaStore;
}

/** Reduces the picture once for a level and cuts it there: tiles reduced one by one would show seams. */
async function storeLevel({ data, info, scale, name, store }: Level): Promise<void> {
  const { width, height } = sizeAt(info, scale);
  const level = sharp(data, { raw: info }).resize(width, height, { fit: 'fill' });
  const reduced = await level.raw().toBuffer({ resolveWithObject: true });
  for (const tile of tilesOf(info, scale)) {
    const left = Math.round(tile.region.x / scale);
    const top = Math.round(tile.region.y / scale);
    const cut = sharp(reduced.data, { raw: reduced.info }).extract({ left, top, ...tile.size });
    await store.put(tileFile(name, tile), await encode(cut));
  }
}

/** Clients of level 0 ask for JPEG. */
const encode = (image: Sharp) => image.jpeg({ quality: 80 }).toBuffer();
