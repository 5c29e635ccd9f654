import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Image } from '../../../contract/entities/common';
import { contentName, type MediaStore } from './media-store';
import { withoutMetadata } from './without-metadata';

/** A picture as it is served; only its text alternative differs from place to place. */
export const ServedPicture = Type.Object({
  src: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String(),
  sources: Type.Array(Type.Object({ type: Type.String(), srcset: Type.String() })),
});
export type ServedPicture = Static<typeof ServedPicture> & Pick<Image, 'upright' | 'whole'>;

/** What a picture's file may be, and the ending of its copy. */
const endings: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

/**
 * Effort 0 makes AVIF files that are 5 % larger than effort 1 in half the time, and 8 % larger than
 * effort 4 in a twentieth (measured on the demo museum). The widths are for cards, columns and the
 * whole picture. WebP is for the few browsers without AVIF, which take the original beyond 960.
 */
const encodings = [
  {
    type: 'image/avif',
    ending: 'avif',
    widths: [480, 960, 1600],
    encode: (image: Sharp) => image.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }),
  },
  {
    type: 'image/webp',
    ending: 'webp',
    widths: [480, 960],
    encode: (image: Sharp) => image.webp({ quality: 75, effort: 2 }),
  },
];

const largest = Math.max(...encodings.flatMap(({ widths }) => widths));

/** Changes whenever sizes or encodings do. */
const way = 'sizes-2';

/** Why a file is no picture that can be shown; the message of what the decoder said stays out. */
export class NoPicture extends Error {
  override name = 'NoPicture';
}

/** A picture that can be served: from an earlier import, or when it is stored. */
export type StorePicture = () => Promise<ServedPicture>;

/**
 * Decodes a picture once, unless an earlier import did, and gives what makes its sizes.
 * @throws NoPicture
 */
export async function inspectPicture(path: string, store: MediaStore): Promise<StorePicture> {
  const bytes = await readFile(path);
  const name = contentName(bytes, way);
  const note = await store.readNote(name);
  if (Value.Check(ServedPicture, note)) return () => Promise.resolve(note);
  const { ending, width, height } = await measure(bytes);
  const color = await meanColor(bytes);
  return async () => {
    const original = await readFile(path);
    const sources = await makeSizes(original, name, width, store);
    const src = await store.put(`${name}.${ending}`, await withoutMetadata(original));
    const served = { src, width, height, color, sources };
    await store.writeNote(name, served);
    return served;
  };
}

export async function measure(bytes: Buffer) {
  const { format, autoOrient } = await decoded(() => sharp(bytes).metadata());
  const ending = endings[format];
  if (ending === undefined) throw new NoPicture(`is ${format}, not JPEG, PNG, WebP or AVIF`);
  return { ending, ...autoOrient };
}

/** Reads every pixel, so that a file that ends too early is found here. */
export async function meanColor(bytes: Buffer): Promise<string> {
  const image = sharp(bytes).flatten({ background: '#fff' }).toColourspace('srgb');
  const pixel = await decoded(() => image.resize(1, 1, { fit: 'fill' }).raw().toBuffer());
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

async function decoded<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch {
    throw new NoPicture('is not an image, or a damaged one');
  }
}

/** Decodes the picture once for all sizes, which takes a third less time than once for each. */
async function makeSizes(bytes: Buffer, name: string, width: number, store: MediaStore) {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sources: ServedPicture['sources'] = [];
  for (const { type, ending, widths, encode } of encodings) {
    const srcset: string[] = [];
    for (const size of sizesOf(width, widths)) {
      const file = await encode(sharp(data, { raw: info }).resize({ width: size })).toBuffer();
      srcset.push(`${await store.put(`${name}-${size}.${ending}`, file)} ${size}w`);
    }
    sources.push({ type, srcset: srcset.join(', ') });
  }
  return sources;
}

/** The widths that a picture is made in: smaller ones, and its own where that is not too large. */
export function sizesOf(width: number, widths: readonly number[]): number[] {
  const smaller = widths.filter((size) => size < width);
  return smaller.length < widths.length ? [...smaller, width] : smaller;
}
