import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { FileUse, PackDraft } from '../drafts';
import type { Fault } from '../faults';
import { inspectPicture, NoPicture, type ServedPicture, type StorePicture } from './image-sizes';
import { inspectFrame, type ServedFrame, type StoreFrame } from './turntable-frame';
import { mapWithLimit } from './map-with-limit';
import type { MediaStore } from './media-store';
import { findPackFile } from './pack-file';
import { isCaptions, recordingEnding, storeCopy } from './recording-file';
import { asWhole, withUpright } from './upright';

export type OnProgress = (label: string, done: number, total: number) => void;

/** Where the files that a pack names are served. */
export interface PackMedia {
  picture: (file: string) => ServedPicture;
  /** A frame of a turntable. */
  frame: (file: string) => ServedFrame;
  /** The address of a recording or its captions. */
  address: (file: string) => string;
}

/** The files of a pack, looked into and known to be good, but not stored yet. */
export interface CheckedMedia {
  pictures: Map<string, StorePicture>;
  frames: Map<string, StoreFrame>;
  copies: Map<string, () => Promise<string>>;
}

/** One decoder a core; each of them keeps to its own. */
function atOnce(): number {
  sharp.concurrency(1);
  return availableParallelism();
}

/** Looks into every file that the pack names, once, and reports it wherever it is named. */
export async function checkMedia(
  pack: PackDraft,
  store: MediaStore,
  faults: Fault[],
  onProgress: OnProgress,
): Promise<CheckedMedia> {
  const checked: CheckedMedia = { pictures: new Map(), frames: new Map(), copies: new Map() };
  const groups = groupUses(pack.files);
  let done = 0;
  await mapWithLimit(groups, atOnce(), async ({ kind, file, uses }) => {
    const reason = await checkFile(pack.folder, kind, file, store, checked);
    if (reason) for (const { at, field } of uses) faults.push({ ...at, field, reason });
    onProgress('检查文件 · Checking files', ++done, groups.length);
  });
  for (const file of new Set(
    pack.exhibits.flatMap(({ images }) => images.map((image) => image.file)),
  )) {
    const storePicture = checked.pictures.get(file);
    if (storePicture) checked.pictures.set(file, asWhole(storePicture));
  }
  return checked;
}

/** Stores the files: pictures in their sizes, the rest as it is. */
export async function storeMedia(
  { pictures, frames, copies }: CheckedMedia,
  onProgress: OnProgress,
): Promise<PackMedia> {
  const total = pictures.size + frames.size + copies.size;
  let done = 0;
  const storeAll = async <Stored>(files: Map<string, () => Promise<Stored>>) =>
    new Map(
      await mapWithLimit([...files], atOnce(), async ([file, store]) => {
        const stored = await store();
        onProgress('处理图片与音视频 · Preparing pictures and recordings', ++done, total);
        return [file, stored] as const;
      }),
    );
  const served = {
    pictures: await storeAll(pictures),
    frames: await storeAll(frames),
    copies: await storeAll(copies),
  };
  return {
    picture: (file) => stored(served.pictures, file),
    frame: (file) => stored(served.frames, file),
    address: (file) => stored(served.copies, file),
  };
}

function stored<Stored>(files: ReadonlyMap<string, Stored>, file: string): Stored {
  const found = files.get(file);
  if (found === undefined) throw new Error(`${file} was not stored.`);
  return found;
}

interface UseGroup {
  kind: FileUse['kind'];
  file: string;
  uses: FileUse[];
}

function groupUses(uses: readonly FileUse[]): UseGroup[] {
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

/** Gives what is wrong with a file, or notes how it is stored. */
async function checkFile(
  folder: string,
  kind: FileUse['kind'],
  file: string,
  store: MediaStore,
  { pictures, frames, copies }: CheckedMedia,
): Promise<string | undefined> {
  const found = findPackFile(folder, file);
  if ('reason' in found) return found.reason;
  const { path } = found;
  if (kind === 'image' || kind === 'frame') {
    try {
      if (kind === 'image') {
        const storePicture = await inspectPicture(path, store);
        pictures.set(file, await withUpright(storePicture, folder, file, store));
      } else frames.set(file, await inspectFrame(path, store));
      return undefined;
    } catch (error) {
      if (error instanceof NoPicture) return `${file} ${error.message}`;
      throw error;
    }
  }
  const bytes = await readFile(path);
  const ending = kind === 'captions' ? captionsEnding(bytes) : recordingEnding(bytes);
  if (ending === undefined) return `${file} is no ${expected[kind]}`;
  copies.set(file, async () => storeCopy(await readFile(path), ending, store));
  return undefined;
}

const expected = { captions: 'WebVTT file', recording: 'MP3, MP4 or WebM file' };

function captionsEnding(bytes: Buffer): string | undefined {
  return isCaptions(bytes) ? 'vtt' : undefined;
}
