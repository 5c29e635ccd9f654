import type { Database } from '../db/database';
import { vacuumAnalyze } from '../db/vacuum-analyze';
import { applyBatches, type RecordBatch } from './apply/apply-records';
import { importer } from './apply/write-records';
import { removeUnusedFiles } from './media/remove-unused';
import { openMediaStore } from './media/media-store';
import type { OnProgress, PackMedia } from './media/prepare-media';
import type { PreparedPack, PrepareOptions } from './prepare/prepare-pack';
import { prepareParts, type DividedPack } from './prepare/prepare-parts';
import {
  changedFilesOf,
  storeFiles,
  toRecordBatch,
  type ChangedFiles,
} from './prepare/store-files';
import { listParts } from './read-pack';
import { PackValidationError, type ImportError } from './records/import-errors';
import { mergeSummaries, type ImportSummary } from './prepare/summarize';

export interface ImportOptions {
  /** Data folder; media files are written to its folders `media` and `originals`. */
  dataDir: string;
  /** Called while files are checked and stored. */
  onProgress?: OnProgress;
  /** Default: the system's clock. */
  clock?: () => Date;
  /** Whether the pack replaces records that the desk has changed as well. Default false. */
  replacesEdited?: boolean;
  /** Size of the files in bytes that are in memory at the same time, of which a larger file alone is. Default 16 MB. */
  maxPartBytes?: number;
}

/**
 * Imports what differs in packs, in order and in one transaction. Large packs are read part by part, twice: to check
 * them, and to write their records.
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
    maxPartBytes,
  }: ImportOptions,
): Promise<ImportSummary[]> {
  const store = openMediaStore(dataDir);
  const now = clock();
  const options = { store, now, onProgress, ...(replacesEdited && { replacesEdited }) };
  const { summaries, isLarge, files, prepare } = await checkPacks(db, folders, {
    ...options,
    maxPartBytes,
  });
  // Files are stored before the transaction, which locks the content.
  const stored: PackMedia[] = [];
  for (const part of files) {
    const media = await storeFiles(part, store, onProgress);
    if (!isLarge) stored.push(media);
  }
  const readBatches = async function* (reader: Database): AsyncGenerator<RecordBatch> {
    let index = 0;
    for await (const pack of prepare(reader)) {
      const media = stored[index++];
      yield toRecordBatch(
        pack,
        media ?? (await storeFiles(changedFilesOf(pack), store, onProgress)),
      );
    }
  };
  const hasChanged = await db.transaction((transaction) =>
    applyBatches(transaction, readBatches(transaction), { now, updatedBy: importer, store }),
  );
  if (hasChanged) await vacuumAnalyze(db);
  await removeUnusedFiles(db, { dataDir, now });
  return summaries;
}

/** Packs without errors. */
export interface CheckedPacks {
  /** One a pack. */
  summaries: ImportSummary[];
  /** Whether the packs are too large to be in memory as a whole. */
  isLarge: boolean;
  /** The files of each part that are to be stored. */
  files: readonly ChangedFiles[];
  /** The prepared parts of the packs in order; those of large packs are prepared again. */
  prepare: (db: Database) => Iterable<PreparedPack> | AsyncIterable<PreparedPack>;
}

/**
 * Reads and checks packs and compares them with the database. Writes nothing.
 * @throws PackValidationError with all errors found
 */
export async function checkPacks(
  db: Database,
  folders: readonly string[],
  { maxPartBytes, ...options }: PrepareOptions & { maxPartBytes?: number | undefined },
): Promise<CheckedPacks> {
  const errors: ImportError[] = [];
  const packs = folders.map((folder): DividedPack => ({
    parts: listParts(folder, errors, maxPartBytes),
    hashed: new Map(),
  }));
  const isLarge = packs.some(({ parts }) => parts.length > 1);
  const kept: PreparedPack[] = [];
  const files: ChangedFiles[] = [];
  const summaries = new Map<string, ImportSummary>();
  for await (const pack of prepareParts(db, packs, errors, options)) {
    if (!isLarge) kept.push(pack);
    files.push(changedFilesOf(pack));
    const former = summaries.get(pack.folder);
    summaries.set(pack.folder, former ? mergeSummaries(former, pack.summary) : pack.summary);
  }
  if (errors.length > 0) throw new PackValidationError(errors);
  return {
    summaries: [...summaries.values()],
    isLarge,
    files,
    prepare: (reader) => (isLarge ? prepareAgain(reader, packs, options) : kept),
  };
}

/** @throws PackValidationError if the files have changed since they were checked */
async function* prepareAgain(
  db: Database,
  packs: readonly DividedPack[],
  options: PrepareOptions,
): AsyncGenerator<PreparedPack> {
  const errors: ImportError[] = [];
  for await (const pack of prepareParts(db, packs, errors, options)) {
    if (errors.length > 0) throw new PackValidationError(errors);
    yield pack;
  }
}
