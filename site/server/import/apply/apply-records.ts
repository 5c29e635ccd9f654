import { renewContentVersion } from '../../db/content-version';
import type { Database } from '../../db/database';
import type { RecordKey } from '../records/record-key';
import { alternateMaterials } from './alternate-materials';
import { assignPositions } from './assign-positions';
import { lockContent } from './content-lock';
import { readDueRecords } from './due-records';
import { projectRecords, type ProjectOptions } from './project-records';
import type { Projection } from './project-rows';
import {
  withdrawWithoutSource,
  writeRecords,
  type Change,
  type ChangedRecord,
} from './write-records';

/** Valid records to write. */
export interface RecordBatch {
  /** All records of the pack in its order, changed or not. */
  order: readonly RecordKey[];
  changed: readonly ChangedRecord[];
  /** Drafts and media of the changed records. */
  projections: readonly Projection[];
  /** Records to withdraw that have no source. */
  withdrawn: readonly RecordKey[];
}

export type ApplyOptions = Change & ProjectOptions;

/**
 * Writes changed records, shows or hides what follows from them, and updates the search, within the caller's
 * transaction. Used for packs and for single records. Returns whether anything has changed.
 */
export function applyRecords(
  db: Database,
  batch: RecordBatch,
  options: ApplyOptions,
): Promise<boolean> {
  return applyBatches(db, [batch], options);
}

/** As `applyRecords`, for the parts of packs one after another. */
export async function applyBatches(
  db: Database,
  batches: Iterable<RecordBatch> | AsyncIterable<RecordBatch>,
  options: ApplyOptions,
): Promise<boolean> {
  await lockContent(db);
  const order: RecordKey[] = [];
  let hasChanged = false;
  let isCollectionChanged = false;
  for await (const batch of batches) {
    // Without the records themselves, which need not stay in memory.
    for (const { kind, id } of batch.order) order.push({ kind, id });
    const keys = await writeBatch(db, batch, options);
    if (keys.length === 0) continue;
    const affected = await projectRecords(db, keys, batch.projections, options);
    hasChanged = true;
    isCollectionChanged ||= affected.some(({ kind }) => kind === 'exhibit');
  }
  const hasMoved = await assignPositions(db, order);
  if (hasMoved || isCollectionChanged) await alternateMaterials(db);
  if (hasMoved || hasChanged) await renewContentVersion(db);
  return hasMoved || hasChanged;
}

/** Writes the records of a batch; returns the keys of what has to be shown anew. */
async function writeBatch(
  db: Database,
  { changed, withdrawn }: RecordBatch,
  options: ApplyOptions,
): Promise<RecordKey[]> {
  await writeRecords(db, changed, options);
  await withdrawWithoutSource(db, withdrawn, options);
  return [...changed, ...withdrawn, ...(await readDueRecords(db, options.now))];
}
