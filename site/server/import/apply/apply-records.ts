import { sql } from 'drizzle-orm';
import { addDays, museumDay, museumMoment } from '../../../contract/shared/museum-time';
import { nextYearlyDates } from '../../calendar/yearly-run';
import { renewContentVersion } from '../../db/content-version';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { MediaStore } from '../media/media-store';
import { filterPack, keysOfDrafts } from '../records/pack-lists';
import { recordKey, type RecordKey } from '../records/record-key';
import { findDependents } from '../../search/build/dependents';
import { addIds } from '../../search/build/documents';
import { updateSearchDocuments } from '../../search/build/rebuild-search';
import { alternateMaterials } from './alternate-materials';
import { assignPositions } from './assign-positions';
import { lockContent } from './content-lock';
import { readDueRecords } from './due-records';
import { isOneOf } from './key-list';
import { projectRows, type Projection } from './project-rows';
import { refreshShown } from './refresh-shown';
import { readShownProjections } from './stored-projections';
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

export interface ApplyOptions extends Change {
  store: MediaStore;
  /** Whether the search stays as it is, as for a preview. */
  keepsSearch?: boolean;
}

/**
 * Writes changed records, shows or hides what follows from them, and updates the search, within the caller's
 * transaction. Used for packs and for single records. Returns whether anything has changed.
 */
export async function applyRecords(
  db: Database,
  { order, changed, projections, withdrawn }: RecordBatch,
  options: ApplyOptions,
): Promise<boolean> {
  await lockContent(db);
  await writeRecords(db, changed, options);
  await withdrawWithoutSource(db, withdrawn, options);
  const hasMoved = await assignPositions(db, order);
  const keys = [...changed, ...withdrawn, ...(await readDueRecords(db, options.now))];
  if (keys.length > 0) await projectRecords(db, keys, projections, options);
  if (hasMoved) await alternateMaterials(db);
  const hasChanged = hasMoved || keys.length > 0;
  if (hasChanged) await renewContentVersion(db);
  return hasChanged;
}

/**
 * Projects records and those that are shown or hidden with them. Drafts that are not given are made of the stored
 * sources.
 */
export async function projectRecords(
  db: Database,
  keys: readonly RecordKey[],
  given: readonly Projection[],
  { now, store, keepsSearch }: Pick<ApplyOptions, 'now' | 'store' | 'keepsSearch'>,
): Promise<void> {
  const toggled = await refreshShown(db, keys, now);
  const affected = [...new Map([...keys, ...toggled].map((key) => [recordKey(key), key])).values()];
  const { isShown } = await readShown(db, affected);
  const ready = given.map(({ pack, media }) => ({ pack: filterPack(pack, isShown), media }));
  const isGiven = new Set(given.flatMap(({ pack }) => keysOfDrafts(pack)).map(recordKey));
  const others = affected.filter((key) => !isGiven.has(recordKey(key)));
  const projections = [...ready, ...(await readShownProjections(db, others, store))];
  const today = museumDay(now);
  const documents = keepsSearch ? undefined : await findDependents(db, affected);
  await projectRows(db, affected, projections, today);
  if (affected.some(({ kind }) => kind === 'exhibit')) await alternateMaterials(db);
  await scheduleYearlyDates(db, projections, today);
  if (!documents) return;
  addIds(documents, await findDependents(db, affected));
  await updateSearchDocuments(db, documents);
}

async function readShown(db: Database, keys: readonly RecordKey[]) {
  const { kind, id, isShown } = contentRecords;
  const rows = await db.select({ kind, id, isShown }).from(contentRecords).where(isOneOf(keys));
  const shown = new Set(rows.filter((row) => row.isShown).map(recordKey));
  return { isShown: (key: RecordKey) => shown.has(recordKey(key)) };
}

/** A yearly exhibition gets its next dates on the day after its last one. */
async function scheduleYearlyDates(
  db: Database,
  projections: readonly Projection[],
  today: string,
): Promise<void> {
  for (const { id, startDate, endDate, yearly } of projections.flatMap(
    ({ pack }) => pack.exhibitions,
  )) {
    if (!yearly || endDate === null) continue;
    const last = nextYearlyDates({ startDate, endDate }, today).endDate;
    const next = museumMoment(addDays(last, 1), '00:00');
    await db
      .update(contentRecords)
      .set({
        nextChangeAt: sql`least(${contentRecords.nextChangeAt}, ${next.toISOString()}::timestamptz)`,
      })
      .where(isOneOf([{ kind: 'exhibition', id }]));
  }
}
