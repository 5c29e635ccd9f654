import sharp from 'sharp';
import type { RecordPicture } from '../../../contract/schemas/desk/editor';
import { inspectPicture, InvalidImageError, readImageInfo } from '../../import/media/image-sizes';
import { contentHash, type MediaStore } from '../../import/media/media-store';
import { stripMetadata } from '../../import/media/strip-metadata';
import { invalidRecord } from './invalid-record';
import { uploadedPath } from './uploaded-file';

/** Pixels of the largest accepted picture; more would take over a gigabyte to decode. */
const maxPixels = 120_000_000;

/** First bytes of the accepted types. A decoder sees no other content: SVG and PDF have parsers of their own. */
const signatures: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.readUIntBE(0, 3) === 0xffd8ff,
  (head) => head.readUInt32BE(0) === 0x89504e47,
  (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  (head) => /^ftyp(avif|avis|mif1)$/.test(head.toString('latin1', 4, 12)),
];

/**
 * Stores an uploaded picture without its metadata, and makes its sizes by the code of the importer.
 * @throws HttpError 400 for anything but a whole JPEG, PNG, WebP or AVIF of at most 120 million pixels
 */
export async function storeUpload(bytes: Buffer, store: MediaStore): Promise<RecordPicture> {
  try {
    return await storePicture(bytes, store);
  } catch (error) {
    if (!(error instanceof InvalidImageError)) throw error;
    throw invalidRecord([{ file: '', record: '', field: 'file', reason: error.message }]);
  }
}

async function storePicture(bytes: Buffer, store: MediaStore): Promise<RecordPicture> {
  const isKnown = bytes.length >= 12 && signatures.some((matches) => matches(bytes));
  if (!isKnown) throw new InvalidImageError('is not an image, or a damaged one');
  const { extension, width, height } = await readImageInfo(bytes);
  if (width * height > maxPixels) throw new InvalidImageError('has more than 120 million pixels');
  const clean = await stripOrThrow(bytes);
  const original = contentHash(clean);
  const path = await store.putOriginal(original, clean);
  const { src, ...size } = await (await inspectPicture(path, store))();
  const file = uploadedPath(original, extension);
  return { file, src, width: size.width, height: size.height };
}

/** Decodes every pixel first, so that a damaged file is refused before anything is stored. */
async function stripOrThrow(bytes: Buffer): Promise<Buffer> {
  try {
    await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).stats();
    return await stripMetadata(bytes);
  } catch {
    throw new InvalidImageError('is not an image, or a damaged one');
  }
}
