import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { rescheduleBookings } from '../booking/move-bookings';
import type { Database } from '../db/database';
import {
  activities,
  categories,
  dictionaryValues,
  entries,
  entryTags,
  exhibitionObjects,
  exhibitionObjectTags,
  exhibitions,
  exhibits,
  openingRules,
  tags,
} from '../db/schema';
import { assignPositions } from './assign-positions';
import type { DictionaryDraft, PackDraft } from './records/drafts';
import type { PackMedia } from './media/prepare-media';
import { insertRows, deleteRecords } from '../db/replace-rows';
import { activityRows } from './rows/activity-rows';
import { entryRows, entryTagRows } from './rows/entry-rows';
import { exhibitRows } from './rows/exhibit-rows';
import {
  exhibitionObjectRows,
  exhibitionObjectTagRows,
  exhibitionRows,
} from './rows/exhibition-rows';
import { categoryRows, dictionaryRows, tagRows } from './rows/menu-rows';

/** A valid pack with everything that its rows need. */
export interface CheckedPack {
  pack: PackDraft;
  media: PackMedia;
  /** New dictionary values of the pack. */
  dictionaryValues: DictionaryDraft[];
  /** Date of the first import of an entry without a date. */
  firstImported: (entryId: string) => Date;
  /** The current day in the museum's time zone, as `2026-11-21`. */
  today: string;
}

/** Result of writing a pack. */
export interface WrittenPack {
  /** Ids of existing entries that a catalogue record of the same id did not replace. */
  keptEntries: string[];
}

/** Writes a pack's rows: existing ids are replaced in both languages, other rows stay unchanged. */
export async function writePack(db: Database, checked: CheckedPack): Promise<WrittenPack> {
  const { pack, media } = checked;
  await writeMenus(db, checked);

  const kept = await findFullEntries(db, pack.entries);
  const drafts = pack.entries.filter(({ id }) => !kept.has(id));
  await deleteRecords(db, entries, drafts);
  const firstImportOf = (id: string) => checked.firstImported(id);
  await insertRows(
    db,
    entries,
    drafts.flatMap((draft) => entryRows(draft, media, firstImportOf(draft.id))),
  );
  await insertRows(db, entryTags, drafts.flatMap(entryTagRows));

  const positionOf = await assignPositions(
    db,
    exhibits,
    pack.exhibits,
    await findRealObjects(db, pack.exhibits),
  );
  await deleteRecords(db, exhibits, pack.exhibits);
  await insertRows(
    db,
    exhibits,
    pack.exhibits.flatMap((draft) => exhibitRows(draft, media, positionOf(draft.id))),
  );

  await deleteRecords(db, exhibitions, pack.exhibitions);
  await insertRows(
    db,
    exhibitions,
    pack.exhibitions.flatMap((draft) => exhibitionRows(draft, media, checked.today)),
  );
  await insertRows(db, exhibitionObjects, pack.exhibitions.flatMap(exhibitionObjectRows));
  await insertRows(db, exhibitionObjectTags, pack.exhibitions.flatMap(exhibitionObjectTagRows));

  await deleteRecords(db, activities, pack.activities);
  const activityList = pack.activities.flatMap((draft) => activityRows(draft, media));
  await insertRows(db, activities, activityList);
  await rescheduleBookings(db);
  await writeOpeningRules(db, pack);
  return { keptEntries: [...kept] };
}

/** Ids of the pack's catalogue records that exist as full entries. */
async function findFullEntries(
  db: Database,
  drafts: PackDraft['entries'],
): Promise<ReadonlySet<string>> {
  const ids = drafts.filter(({ form }) => form === 'catalogue').map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: entries.id })
    .from(entries)
    .where(and(inArray(entries.id, ids), eq(entries.form, 'entry')));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Ids of real objects: those with a source URL, or without a note that their pictures are renderings.
 * They precede invented objects regardless of the order of import.
 */
async function findRealObjects(
  db: Database,
  drafts: PackDraft['exhibits'],
): Promise<ReadonlySet<string>> {
  const isReal = or(ne(exhibits.sourceUrl, ''), eq(exhibits.note, ''));
  const known = await db.selectDistinct({ id: exhibits.id }).from(exhibits).where(isReal);
  const real = new Set(known.map(({ id }) => id));
  for (const { id, sourceUrl, note } of drafts) {
    if (sourceUrl !== '' || note.zh === '') real.add(id);
    else real.delete(id);
  }
  return real;
}

async function writeOpeningRules(db: Database, { openingRules: rules }: PackDraft): Promise<void> {
  const positionOf = await assignPositions(db, openingRules, rules);
  await deleteRecords(db, openingRules, rules);
  const rows = rules.map(({ id, rule, text }) => ({
    id,
    position: positionOf(id),
    rule,
    textZh: text.zh,
    textEn: text.en,
  }));
  await insertRows(db, openingRules, rows);
}

async function writeMenus(
  db: Database,
  { pack, dictionaryValues: values }: CheckedPack,
): Promise<void> {
  const positionOfValue = await assignPositions(db, dictionaryValues, values);
  await deleteRecords(db, dictionaryValues, values);
  const valueRows = values.flatMap((draft) => dictionaryRows(draft, positionOfValue(draft.id)));
  await insertRows(db, dictionaryValues, valueRows);

  const positionOfCategory = await assignPositions(db, categories, pack.categories);
  await deleteRecords(db, categories, pack.categories);
  const categoryList = pack.categories.flatMap((draft) =>
    categoryRows(draft, positionOfCategory(draft.id)),
  );
  await insertRows(db, categories, categoryList);

  const positionOfTag = await assignPositions(db, tags, pack.tags);
  await deleteRecords(db, tags, pack.tags);
  const tagList = pack.tags.flatMap((draft) => tagRows(draft, positionOfTag(draft.id)));
  await insertRows(db, tags, tagList);
}
