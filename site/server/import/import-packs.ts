import type { Database } from '../db/database';
import { vacuumAnalyze } from '../db/vacuum-analyze';
import { applyRecords, type RecordBatch } from './apply/apply-records';
import { importer } from './apply/write-records';
import { readKnownRecords, type KnownRecords } from './checks/known-records';
import { removeUnusedFiles } from './media/remove-unused';
import { openMediaStore, type MediaStore } from './media/media-store';
import { storeMedia, storeOriginals, type OnProgress } from './media/prepare-media';
import { preparePack, type PreparedPack, type PrepareOptions } from './prepare/prepare-pack';
import { PackValidationError, type ImportError } from './records/import-errors';
import { summarize, type ImportSummary } from './summarize';

export interface ImportOptions {
  /** Data folder; media files are written to its folders `media` and `originals`. */
  dataDir: string;
  /** Called while files are checked and stored. */
  onProgress?: OnProgress;
  /** Default: the system's clock. */
  clock?: () => Date;
  /** Whether the pack replaces records that the desk has changed as well. Default false. */
  replacesEdited?: boolean;
}

/**
 * Imports what differs in packs, in order and in one transaction.
 * @throws PackValidationError with all errors found, before anything is written to the database
 */
export async function importPacks(
  db: Database,
  folders: readonly string[],
  {
    dataDir,
    onProgress = () => undefined,
    clock = () => new Date(),
    replacesEdited,
  }: ImportOptions,
): Promise<ImportSummary[]> {
  const store = openMediaStore(dataDir);
  const now = clock();
  const options = { store, now, onProgress, ...(replacesEdited && { replacesEdited }) };
  const { packs, summaries } = await preparePacks(db, folders, options);
  const batches: RecordBatch[] = [];
  for (const pack of packs) batches.push(await storeFiles(pack, store, onProgress));
  const hasChanged = await db.transaction(async (transaction) => {
    const results: boolean[] = [];
    for (const batch of batches) {
      results.push(await applyRecords(transaction, batch, { now, updatedBy: importer, store }));
    }
    return results.includes(true);
  });
  if (hasChanged) await vacuumAnalyze(db);
  await removeUnusedFiles(db, { dataDir, now });
  return summaries;
}

interface PreparedImport {
  packs: PreparedPack[];
  summaries: ImportSummary[];
}

/**
 * Reads and checks packs and compares them with the database. Writes nothing.
 * @throws PackValidationError with all errors found
 */
export async function preparePacks(
  db: Database,
  folders: readonly string[],
  options: PrepareOptions,
): Promise<PreparedImport> {
  const known = await readKnownRecords(db);
  const errors: ImportError[] = [];
  const packs: PreparedPack[] = [];
  const summaries: ImportSummary[] = [];
  for (const folder of folders) {
    const before: KnownRecords['stored'] = new Map(known.stored);
    const pack = await preparePack(db, folder, known, errors, options);
    packs.push(pack);
    summaries.push(summarize(pack, before));
  }
  if (errors.length > 0) throw new PackValidationError(errors);
  return { packs, summaries };
}

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
