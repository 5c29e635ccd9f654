import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { moveBookings } from '../booking/move-bookings';
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
import { arrange } from './arrange';
import type { DictionaryDraft, PackDraft } from './drafts';
import type { PackMedia } from './media/prepare-media';
import { insertAll, removeAll } from './replace-rows';
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
  await removeAll(db, entries, drafts);
  const firstImportOf = (id: string) => checked.firstImported(id);
  await insertAll(
    db,
    entries,
    drafts.flatMap((draft) => entryRows(draft, media, firstImportOf(draft.id))),
  );
  await insertAll(db, entryTags, drafts.flatMap(entryTagRows));

  const positionOf = await arrange(
    db,
    exhibits,
    pack.exhibits,
    await findRealObjects(db, pack.exhibits),
  );
  await removeAll(db, exhibits, pack.exhibits);
  await insertAll(
    db,
    exhibits,
    pack.exhibits.flatMap((draft) => exhibitRows(draft, media, positionOf(draft.id))),
  );

  await removeAll(db, exhibitions, pack.exhibitions);
  await insertAll(
    db,
    exhibitions,
    pack.exhibitions.flatMap((draft) => exhibitionRows(draft, media, checked.today)),
  );
  await insertAll(db, exhibitionObjects, pack.exhibitions.flatMap(exhibitionObjectRows));
  await insertAll(db, exhibitionObjectTags, pack.exhibitions.flatMap(exhibitionObjectTagRows));

  await removeAll(db, activities, pack.activities);
  const activityList = pack.activities.flatMap((draft) => activityRows(draft, media));
  await insertAll(db, activities, activityList);
  await moveBookings(db);
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
  const positionOf = await arrange(db, openingRules, rules);
  await removeAll(db, openingRules, rules);
  const rows = rules.map(({ id, rule, text }) => ({
    id,
    position: positionOf(id),
    rule,
    textZh: text.zh,
    textEn: text.en,
  }));
  await insertAll(db, openingRules, rows);
}

async function writeMenus(
  db: Database,
  { pack, dictionaryValues: values }: CheckedPack,
): Promise<void> {
  const positionOfValue = await arrange(db, dictionaryValues, values);
  await removeAll(db, dictionaryValues, values);
  const valueRows = values.flatMap((draft) => dictionaryRows(draft, positionOfValue(draft.id)));
  await insertAll(db, dictionaryValues, valueRows);

  const positionOfCategory = await arrange(db, categories, pack.categories);
  await removeAll(db, categories, pack.categories);
  const categoryList = pack.categories.flatMap((draft) =>
    categoryRows(draft, positionOfCategory(draft.id)),
  );
  await insertAll(db, categories, categoryList);

  const positionOfTag = await arrange(db, tags, pack.tags);
  await removeAll(db, tags, pack.tags);
  const tagList = pack.tags.flatMap((draft) => tagRows(draft, positionOfTag(draft.id)));
  await insertAll(db, tags, tagList);
}
