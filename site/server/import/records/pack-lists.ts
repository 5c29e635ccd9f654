import type { ContentKind } from '../../db/schema/record';
import type { PackDraft, ParsedRecord } from './drafts';
import { recordKey, type RecordKey } from './record-key';

/** Drafts of a kind in a pack. */
const lists = {
  dictionary: (pack) => pack.dictionaryValues,
  category: (pack) => pack.categories,
  tag: (pack) => pack.tags,
  entry: (pack) => pack.entries,
  exhibition: (pack) => pack.exhibitions,
  exhibit: (pack) => pack.exhibits,
  activity: (pack) => pack.activities,
  opening: (pack) => pack.openingRules,
} satisfies Record<ContentKind, (pack: PackDraft) => readonly { id: string }[]>;

export const contentKinds = Object.keys(lists) as ContentKind[];

/** Keys of all drafts of a pack. */
export function keysOfDrafts(pack: PackDraft): RecordKey[] {
  return contentKinds.flatMap((kind) => lists[kind](pack).map(({ id }) => ({ kind, id })));
}

/** The part of a pack with the chosen records, and with the files that they name. */
export function filterPack(pack: PackDraft, isChosen: (record: RecordKey) => boolean): PackDraft {
  const ofKind =
    (kind: ContentKind) =>
    ({ id }: { id: string }) =>
      isChosen({ kind, id });
  const records = pack.records.filter(isChosen);
  const locations = new Set(records.map(({ at }) => at));
  return {
    ...pack,
    dictionaryValues: pack.dictionaryValues.filter(ofKind('dictionary')),
    categories: pack.categories.filter(ofKind('category')),
    tags: pack.tags.filter(ofKind('tag')),
    entries: pack.entries.filter(ofKind('entry')),
    exhibitions: pack.exhibitions.filter(ofKind('exhibition')),
    exhibits: pack.exhibits.filter(ofKind('exhibit')),
    activities: pack.activities.filter(ofKind('activity')),
    openingRules: pack.openingRules.filter(ofKind('opening')),
    records,
    files: pack.files.filter(({ at }) => locations.has(at)),
  };
}

/** Category of an entry or parent of a category, by the key of the record. */
export function parentsOf(pack: PackDraft): ReadonlyMap<string, string | null> {
  return new Map([
    ...pack.entries.map(
      ({ id, category }) => [recordKey({ kind: 'entry', id }), category] as const,
    ),
    ...pack.categories.map(
      ({ id, parent }) => [recordKey({ kind: 'category', id }), parent] as const,
    ),
  ]);
}

/** Rank of an object: 1 for a rendering, which has neither a source nor a picture without a note. */
export function rankOf(pack: PackDraft): (record: ParsedRecord) => number {
  const renderings = new Set(
    pack.exhibits
      .filter(({ sourceUrl, note }) => sourceUrl === '' && note.zh !== '')
      .map(({ id }) => id),
  );
  return ({ kind, id }) => (kind === 'exhibit' && renderings.has(id) ? 1 : 0);
}
