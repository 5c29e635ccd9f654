import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { FileUse } from '../../db/schema/record';
import type { FileReference } from '../records/drafts';
import type { ImportError } from '../records/import-errors';
import {
  inspectPicture,
  InvalidImageError,
  type ServedPicture,
  type StorePicture,
} from './image-sizes';
import { inspectTiles, type StoreTiles, type TiledPicture } from './image-tiles';
import { inspectFrame, type ServedFrame, type StoreFrame } from './turntable-frame';
import { mapWithLimit } from './map-with-limit';
import type { MediaStore } from './media-store';
import type { ResolveFile } from '../files/pack-file';
import { isWebVtt, detectRecordingExtension, storeCopy } from './recording-file';
import { markUncropped, withPortrait } from './portrait-version';

export type OnProgress = (label: string, done: number, total: number) => void;

/** The stored files of a pack, by their path in the pack. */
export interface PackMedia {
  picture: (file: string) => ServedPicture;
  /** The tiles of an object's picture. */
  tiles: (file: string) => TiledPicture;
  /** A frame of a turntable. */
  frame: (file: string) => ServedFrame;
  /** URL path of a recording or its captions. */
  fileUrl: (file: string) => string;
}

/** The valid files of a pack, each with the function that stores it. */
export interface CheckedMedia {
  pictures: Map<string, StorePicture>;
  tiles: Map<string, StoreTiles>;
  frames: Map<string, StoreFrame>;
  copies: Map<string, () => Promise<string>>;
}

/** The files of records, and how to read them. */
export interface MediaRequest {
  references: readonly FileReference[];
  resolve: ResolveFile;
  /** Whether the picture is not to be cropped. */
  isWhole: (file: string) => boolean;
  store: MediaStore;
}

/** One concurrent file per core, each decoded in one thread. */
export function limitConcurrency(): number {
  sharp.concurrency(1);
  return availableParallelism();
}

/** Validates each referenced file once and reports an error for every reference to it. */
export async function checkMedia(
  request: MediaRequest,
  errors: ImportError[],
  onProgress: OnProgress,
): Promise<CheckedMedia> {
  const checked: CheckedMedia = {
    pictures: new Map(),
    tiles: new Map(),
    frames: new Map(),
    copies: new Map(),
  };
  const groups = groupUses(request.references);
  let done = 0;
  await mapWithLimit(groups, limitConcurrency(), async ({ kind, file, uses }) => {
    const reason = await checkFile(request, kind, file, checked);
    if (reason) for (const { at, field } of uses) errors.push({ ...at, field, reason });
    onProgress('检查文件 · Checking files', ++done, groups.length);
  });
  for (const [file, storePicture] of checked.pictures) {
    if (request.isWhole(file)) checked.pictures.set(file, markUncropped(storePicture));
  }
  return checked;
}

/** Stores the files: pictures and frames encoded, others copied. */
export async function storeMedia(
  { pictures, tiles, frames, copies }: CheckedMedia,
  onProgress: OnProgress,
): Promise<PackMedia> {
  const total = pictures.size + tiles.size + frames.size + copies.size;
  let done = 0;
  const storeAll = async <Stored>(files: Map<string, () => Promise<Stored>>) =>
    new Map(
      await mapWithLimit([...files], limitConcurrency(), async ([file, store]) => {
        const result = await store();
        onProgress('处理图片与音视频 · Preparing pictures and recordings', ++done, total);
        return [file, result] as const;
      }),
    );
  const served = {
    pictures: await storeAll(pictures),
    tiles: await storeAll(tiles),
    frames: await storeAll(frames),
    copies: await storeAll(copies),
  };
  return {
    picture: (file) => getStored(served.pictures, file),
    tiles: (file) => getStored(served.tiles, file),
    frame: (file) => getStored(served.frames, file),
    fileUrl: (file) => getStored(served.copies, file),
  };
}

/** Keeps the originals of files of a pack. */
export async function storeOriginals(
  files: readonly FileUse[],
  resolve: ResolveFile,
  store: MediaStore,
): Promise<void> {
  await mapWithLimit(files, limitConcurrency(), async ({ original, file }) => {
    const found = resolve(file);
    if ('path' in found) await store.keepOriginal(original, found.path);
  });
}

function getStored<Stored>(files: ReadonlyMap<string, Stored>, file: string): Stored {
  const found = files.get(file);
  if (found === undefined) throw new Error(`${file} was not stored.`);
  return found;
}

interface UseGroup {
  kind: FileReference['kind'];
  file: string;
  uses: FileReference[];
}

function groupUses(uses: readonly FileReference[]): UseGroup[] {
  const groups = new Map<string, UseGroup>();
  for (const use of uses) {
    const { kind, file } = use;
    const key = `${kind} ${file}`;
    const group = groups.get(key) ?? { kind, file, uses: [] };
    group.uses.push(use);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns why a file is invalid, or adds the function that stores it to `checked`. */
async function checkFile(
  { resolve, store }: MediaRequest,
  kind: FileReference['kind'],
  file: string,
  checked: CheckedMedia,
): Promise<string | undefined> {
  const found = resolve(file);
  // A missing file was reported when the files were hashed.
  if ('reason' in found) return undefined;
  const { path } = found;
  if (kind === 'image' || kind === 'tiles' || kind === 'frame') {
    try {
      if (kind === 'image') {
        const storePicture = await inspectPicture(path, store);
        checked.pictures.set(file, await withPortrait(storePicture, resolve, file, store));
      } else if (kind === 'tiles') checked.tiles.set(file, await inspectTiles(path, store));
      else checked.frames.set(file, await inspectFrame(path, store));
      return undefined;
    } catch (error) {
      if (!(error instanceof InvalidImageError)) throw error;
      // The picture of the tiles is a reference of its own, which reports the error.
      return kind === 'tiles' ? undefined : `${file} ${error.message}`;
    }
  }
  const bytes = await readFile(path);
  const extension =
    kind === 'captions' ? captionsExtension(bytes) : detectRecordingExtension(bytes);
  if (extension === undefined) return `${file} is not ${expectedType[kind]}`;
  checked.copies.set(file, async () => storeCopy(await readFile(path), extension, store));
  return undefined;
}

const expectedType = { captions: 'a WebVTT file', recording: 'an MP3, MP4 or WebM file' };

function captionsExtension(bytes: Buffer): string | undefined {
  return isWebVtt(bytes) ? 'vtt' : undefined;
}
