import { sql } from 'drizzle-orm';
import { addDays, museumDay, museumMoment } from '../../../contract/shared/museum-time';
import { nextYearlyDates } from '../../calendar/yearly-run';
import { toBatches } from '../../db/batches';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import { findDependents } from '../../search/build/dependents';
import { addIds } from '../../search/build/documents';
import { updateSearchDocuments } from '../../search/build/rebuild-search';
import type { MediaStore } from '../media/media-store';
import type { ExhibitionDraft } from '../records/drafts';
import { filterPack, keysOfDrafts } from '../records/pack-lists';
import { recordKey, type RecordKey } from '../records/record-key';
import { isOneOf } from './key-list';
import { projectRows, type Projection } from './project-rows';
import { refreshShown } from './refresh-shown';
import { readShownProjections } from './stored-projections';

export interface ProjectOptions {
  now: Date;
  store: MediaStore;
  /** Whether the search stays as it is, as for a preview. */
  keepsSearch?: boolean;
}

/**
 * Projects records and those that are shown or hidden with them, and returns them all. Drafts that are not given are made
 * of the stored sources. The order of the collection is left to `alternateMaterials`.
 */
export async function projectRecords(
  db: Database,
  keys: readonly RecordKey[],
  given: readonly Projection[],
  { now, store, keepsSearch }: ProjectOptions,
): Promise<RecordKey[]> {
  const toggled = await refreshShown(db, keys, now);
  const affected = [...new Map([...keys, ...toggled].map((key) => [recordKey(key), key])).values()];
  const { isShown } = await readShown(db, affected);
  const ready = given.map(({ pack, media }) => ({ pack: filterPack(pack, isShown), media }));
  const isGiven = new Set(given.flatMap(({ pack }) => keysOfDrafts(pack)).map(recordKey));
  const others = affected.filter((key) => !isGiven.has(recordKey(key)));
  const today = museumDay(now);
  const documents = keepsSearch ? undefined : await findDependents(db, affected);
  const shows: ExhibitionDraft[] = [];
  const collect = (projections: readonly Projection[]) => {
    shows.push(...projections.flatMap(({ pack }) => pack.exhibitions));
    return projections;
  };
  const projections = async function* () {
    yield* collect(ready);
    for (const batch of toBatches(others)) {
      yield* collect(await readShownProjections(db, batch, store));
    }
  };
  await projectRows(db, affected, projections(), today);
  await scheduleYearlyDates(db, shows, today);
  if (documents) {
    addIds(documents, await findDependents(db, affected));
    await updateSearchDocuments(db, documents);
  }
  return affected;
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
  exhibitions: readonly ExhibitionDraft[],
  today: string,
): Promise<void> {
  for (const { id, startDate, endDate, yearly } of exhibitions) {
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
