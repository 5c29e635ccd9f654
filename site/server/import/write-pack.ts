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

/** A checked pack with everything that its rows need. */
export interface CheckedPack {
  pack: PackDraft;
  media: PackMedia;
  /** The dictionary values that it brings, without those that were known before. */
  dictionaryValues: DictionaryDraft[];
  /** When an entry without a date was first imported. */
  firstImported: (entryId: string) => Date;
  /** The museum's day. */
  today: string;
}

/** Writes a pack's rows: a known id is replaced in both languages, nothing else is touched. */
export async function writePack(db: Database, checked: CheckedPack): Promise<void> {
  const { pack, media } = checked;
  await writeMenus(db, checked);

  await removeAll(db, entries, pack.entries);
  const dated = (id: string) => checked.firstImported(id);
  await insertAll(
    db,
    entries,
    pack.entries.flatMap((draft) => entryRows(draft, media, dated(draft.id))),
  );
  await insertAll(db, entryTags, pack.entries.flatMap(entryTagRows));

  const place = await arrange(db, exhibits, pack.exhibits);
  await removeAll(db, exhibits, pack.exhibits);
  await insertAll(
    db,
    exhibits,
    pack.exhibits.flatMap((draft) => exhibitRows(draft, media, place(draft.id))),
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
}

async function writeMenus(
  db: Database,
  { pack, dictionaryValues: values }: CheckedPack,
): Promise<void> {
  const placeOfValue = await arrange(db, dictionaryValues, values);
  await removeAll(db, dictionaryValues, values);
  const valueRows = values.flatMap((draft) => dictionaryRows(draft, placeOfValue(draft.id)));
  await insertAll(db, dictionaryValues, valueRows);

  const placeOfCategory = await arrange(db, categories, pack.categories);
  await removeAll(db, categories, pack.categories);
  const categoryList = pack.categories.flatMap((draft) =>
    categoryRows(draft, placeOfCategory(draft.id)),
  );
  await insertAll(db, categories, categoryList);

  const placeOfTag = await arrange(db, tags, pack.tags);
  await removeAll(db, tags, pack.tags);
  const tagList = pack.tags.flatMap((draft) => tagRows(draft, placeOfTag(draft.id)));
  await insertAll(db, tags, tagList);
}
