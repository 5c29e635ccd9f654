import type { RecordBatch } from '../apply/apply-records';
import type { MediaStore } from '../media/media-store';
import { storeMedia, storeOriginals, type OnProgress } from '../media/prepare-media';
import type { PreparedPack } from './prepare-pack';

/** Stores the originals and sizes of the changed records; the result is ready to be applied. */
export async function storeFiles(
  { all, changed, changedRecords, media, resolve, withdrawals }: PreparedPack,
  store: MediaStore,
  onProgress: OnProgress,
): Promise<RecordBatch> {
  await storeOriginals(
    changedRecords.flatMap(({ files }) => files),
    resolve,
    store,
  );
  const stored = await storeMedia(media, onProgress);
  return {
    order: all.records,
    changed: [...changedRecords, ...withdrawals.changed],
    projections: [{ pack: changed, media: stored }, ...withdrawals.projections],
    withdrawn: withdrawals.withoutSource,
  };
}
