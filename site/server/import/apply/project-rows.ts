import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rescheduleBookings } from '../../booking/move-bookings';
import type { Database } from '../../db/database';
import { deleteRecords } from '../../db/delete-records';
import { insertRows } from '../../db/insert-rows';
import {
  activities,
  categories,
  contentRecords,
  dictionaryValues,
  entries,
  entryTags,
  exhibitionObjects,
  exhibitionObjectTags,
  exhibitions,
  exhibits,
  openingRules,
  tags,
} from '../../db/schema';
import type { ContentKind } from '../../db/schema/record';
import type { PackMedia } from '../media/prepare-media';
import type { PackDraft } from '../records/drafts';
import { contentKinds } from '../records/pack-lists';
import { recordKey, type RecordKey } from '../records/record-key';
import { activityRows } from '../rows/activity-rows';
import { entryRows, entryTagRows } from '../rows/entry-rows';
import { exhibitRows } from '../rows/exhibit-rows';
import {
  exhibitionObjectRows,
  exhibitionObjectTagRows,
  exhibitionRows,
} from '../rows/exhibition-rows';
import { categoryRows, dictionaryRows, openingRow, tagRows } from '../rows/menu-rows';
import { isOneOf } from './key-list';

/** Drafts of records with the media that they name. */
export interface Projection {
  pack: PackDraft;
  media: PackMedia;
}

const tableOfKind: Record<ContentKind, PgTable & { id: PgColumn; siteId?: PgColumn }> = {
  dictionary: dictionaryValues,
  category: categories,
  tag: tags,
  entry: entries,
  exhibition: exhibitions,
  exhibit: exhibits,
  activity: activities,
  opening: openingRules,
};

/**
 * Replaces the rows of records in the tables that the site reads. A record without a draft has no rows afterwards.
 * @param keys the records
 * @param today day in the museum's time zone; a yearly exhibition gets its current or next dates from it
 */
export async function projectRows(
  db: Database,
  keys: readonly RecordKey[],
  projections: Iterable<Projection> | AsyncIterable<Projection>,
  today: string,
): Promise<void> {
  for (const kind of contentKinds) {
    const ofKind = keys.filter((key) => key.kind === kind);
    await deleteRecords(db, tableOfKind[kind], ofKind);
  }
  const positionOf = await readPositions(db, keys);
  for await (const projection of projections) await insertDrafts(db, projection, positionOf, today);
  if (keys.some(({ kind }) => kind === 'activity')) await rescheduleBookings(db);
}

type PositionOf = (kind: ContentKind, id: string) => number;

async function readPositions(db: Database, keys: readonly RecordKey[]): Promise<PositionOf> {
  const { kind, id, position } = contentRecords;
  const rows = await db.select({ kind, id, position }).from(contentRecords).where(isOneOf(keys));
  const positions = new Map(rows.map((row) => [recordKey(row), row.position]));
  return (...[ofKind, ofId]) => positions.get(recordKey({ kind: ofKind, id: ofId })) ?? 0;
}

async function insertDrafts(
  db: Database,
  { pack, media }: Projection,
  positionOf: PositionOf,
  today: string,
): Promise<void> {
  const at = (kind: ContentKind) => (draft: { id: string }) => positionOf(kind, draft.id);
  const [values, sections, labels] = [at('dictionary'), at('category'), at('tag')];
  const [objects, rules] = [at('exhibit'), at('opening')];
  const { entries: articles, exhibitions: shows } = pack;
  await insertRows(
    db,
    dictionaryValues,
    pack.dictionaryValues.flatMap((draft) => dictionaryRows(draft, values(draft))),
  );
  await insertRows(
    db,
    categories,
    pack.categories.flatMap((draft) => categoryRows(draft, sections(draft))),
  );
  await insertRows(
    db,
    tags,
    pack.tags.flatMap((draft) => tagRows(draft, labels(draft))),
  );
  await insertRows(
    db,
    entries,
    articles.flatMap((draft) => entryRows(draft, media)),
  );
  await insertRows(db, entryTags, articles.flatMap(entryTagRows));
  await insertRows(
    db,
    exhibits,
    pack.exhibits.flatMap((draft) => exhibitRows(draft, media, objects(draft))),
  );
  await insertRows(
    db,
    exhibitions,
    shows.flatMap((draft) => exhibitionRows(draft, media, today)),
  );
  await insertRows(db, exhibitionObjects, shows.flatMap(exhibitionObjectRows));
  await insertRows(db, exhibitionObjectTags, shows.flatMap(exhibitionObjectTagRows));
  await insertRows(
    db,
    activities,
    pack.activities.flatMap((draft) => activityRows(draft, media)),
  );
  await insertRows(
    db,
    openingRules,
    pack.openingRules.map((draft) => openingRow(draft, rules(draft))),
  );
}
