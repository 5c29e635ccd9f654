import type { RecordBatch } from '../apply/apply-records';
import type { FileUse } from '../../db/schema/record';
import type { ResolveFile } from '../files/pack-file';
import type { MediaStore } from '../media/media-store';
import {
  storeMedia,
  storeOriginals,
  type CheckedMedia,
  type OnProgress,
  type PackMedia,
} from '../media/prepare-media';
import type { PreparedPack } from './prepare-pack';

/** The valid files of the changed records of a part: small beside the records themselves. */
export interface ChangedFiles {
  uses: readonly FileUse[];
  resolve: ResolveFile;
  media: CheckedMedia;
}

export function changedFilesOf({ changedRecords, resolve, media }: PreparedPack): ChangedFiles {
  const byOriginal = new Map(
    changedRecords.flatMap(({ files }) => files.map((use) => [use.original, use] as const)),
  );
  return { uses: [...byOriginal.values()], resolve, media };
}

/** Stores the originals and sizes of files. */
export async function storeFiles(
  { uses, resolve, media }: ChangedFiles,
  store: MediaStore,
  onProgress: OnProgress,
): Promise<PackMedia> {
  await storeOriginals(uses, resolve, store);
  return storeMedia(media, onProgress);
}

/** A prepared part whose files are stored, ready to be applied. */
export function toRecordBatch(
  { all, changed, changedRecords, withdrawals }: PreparedPack,
  media: PackMedia,
): RecordBatch {
  return {
    order: all.records,
    changed: [...changedRecords, ...withdrawals.changed],
    projections: [{ pack: changed, media }, ...withdrawals.projections],
    withdrawn: withdrawals.withoutSource,
  };
}
