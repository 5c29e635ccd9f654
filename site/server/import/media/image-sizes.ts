import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Image } from '../../../contract/schemas/common/fields';
import { contentHash, type MediaStore } from './media-store';
import { stripMetadata } from './strip-metadata';

/** A stored picture: everything of an image but its text alternative and credit. */
export const ServedPicture = Type.Object({
  src: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String(),
  sources: Type.Array(Type.Object({ type: Type.String(), srcset: Type.String() })),
});
export type ServedPicture = Static<typeof ServedPicture> & Pick<Image, 'upright' | 'whole'>;

/** Accepted image formats with the file extension of the stored original. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

/**
 * AVIF effort 0: files 5 % larger than effort 1 in half the time, 8 % larger than effort 4 in a twentieth
 * (measured on the demo museum). WebP is for browsers without AVIF, which load the original above 960 px. No width
 * exceeds the previous one by more than 1.75: at a pixel ratio of 2, Chromium then chooses at least 1.5 pixels for 1.
 */
const encodings = [
  {
    type: 'image/avif',
    extension: 'avif',
    widths: [320, 560, 960, 1600, 2560, 3840],
    encode: (image: Sharp) => image.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }),
  },
  {
    type: 'image/webp',
    extension: 'webp',
    widths: [320, 560, 960],
    encode: (image: Sharp) => image.webp({ quality: 75, effort: 2 }),
  },
];

const maxWidth = Math.max(...encodings.flatMap(({ widths }) => widths));

/** Must change with widths or encodings: part of the hash in file names. */
const encodingVersion = 'sizes-3';

/** Name of the files that are made of a picture. */
export function pictureName(bytes: Uint8Array): string {
  return contentHash(bytes, encodingVersion);
}

/** A file that is not a supported picture; the message omits details of the decoder. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError';
}

/** A stored picture by the name of its files; `undefined` if it has not been stored. */
export async function readServedPicture(
  name: string,
  store: MediaStore,
): Promise<ServedPicture | undefined> {
  const note = await store.readMetadata(name);
  return Value.Check(ServedPicture, note) ? note : undefined;
}

/** Encodes and stores a valid picture, unless an earlier import did. */
export type StorePicture = () => Promise<ServedPicture>;

/**
 * Validates a picture, unless an earlier import did, and returns the function that stores it.
 * @throws InvalidImageError
 */
export async function inspectPicture(path: string, store: MediaStore): Promise<StorePicture> {
  const bytes = await readFile(path);
  const name = pictureName(bytes);
  const known = await readServedPicture(name, store);
  if (known) return () => Promise.resolve(known);
  const { extension, width, height } = await readImageInfo(bytes);
  const color = await meanColor(bytes);
  return async () => {
    const original = await readFile(path);
    const sources = await makeSizes(original, name, width, store);
    const src = await store.put(`${name}.${extension}`, await stripMetadata(original));
    const served = { src, width, height, color, sources };
    await store.writeMetadata(name, served);
    return served;
  };
}

export async function readImageInfo(bytes: Buffer) {
  const { format, autoOrient } = await decodeOrThrow(() => sharp(bytes).metadata());
  const extension = extensions[format];
  if (extension === undefined)
    throw new InvalidImageError(`is ${format}, not JPEG, PNG, WebP or AVIF`);
  return { extension, ...autoOrient };
}

/** The mean colour as `#rrggbb`. Decodes every pixel, which detects truncated files. */
export async function meanColor(bytes: Buffer): Promise<string> {
  const image = sharp(bytes).flatten({ background: '#fff' }).toColourspace('srgb');
  const pixel = await decodeOrThrow(() => image.resize(1, 1, { fit: 'fill' }).raw().toBuffer());
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

async function decodeOrThrow<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch {
    throw new InvalidImageError('is not an image, or a damaged one');
  }
}

/** Encodes all sizes from one decoding, which takes a third less time than one decoding per size. */
async function makeSizes(bytes: Buffer, name: string, width: number, store: MediaStore) {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sources: ServedPicture['sources'] = [];
  for (const { type, extension, widths, encode } of encodings) {
    const srcset: string[] = [];
    for (const size of chooseWidths(width, widths)) {
      const file = await encode(sharp(data, { raw: info }).resize({ width: size })).toBuffer();
      srcset.push(`${await store.put(`${name}-${size}.${extension}`, file)} ${size}w`);
    }
    sources.push({ type, srcset: srcset.join(', ') });
  }
  return sources;
}

/** Widths to encode: those below the picture's width, and its own unless it exceeds them all. */
export function chooseWidths(width: number, widths: readonly number[]): number[] {
  const smaller = widths.filter((size) => size < width);
  return smaller.length < widths.length ? [...smaller, width] : smaller;
}
