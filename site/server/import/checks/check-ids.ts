import type { ContentKind } from '../../db/schema/record';
import type { PackDraft } from '../records/drafts';
import type { ImportError, RecordLocation } from '../records/import-errors';

/** The first record with each id, by kind, of the parts of a pack that have been read. */
export type FirstIds = Map<ContentKind, Map<string, RecordLocation>>;

/** Reports duplicate ids in a part of a pack and those before it; entries of all files share one id space. */
export function checkUniqueIds(
  pack: PackDraft,
  errors: ImportError[],
  firstIds: FirstIds = new Map(),
): void {
  const lists: Record<ContentKind, { at: RecordLocation; id: string }[]> = {
    category: pack.categories,
    tag: pack.tags,
    dictionary: pack.dictionaryValues.filter(({ isImplied }) => !isImplied),
    entry: pack.entries,
    exhibition: pack.exhibitions,
    exhibit: pack.exhibits,
    activity: pack.activities,
    opening: pack.openingRules,
  };
  for (const [kind, list] of Object.entries(lists) as [
    ContentKind,
    (typeof lists)[ContentKind],
  ][]) {
    const firstById = firstIds.get(kind) ?? new Map<string, RecordLocation>();
    firstIds.set(kind, firstById);
    checkList(list, firstById, errors);
  }
  for (const { at, objects } of pack.exhibitions) {
    const ids = objects.map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;
      errors.push({ ...at, field: `objects[${index}].id`, reason: `${id} is there twice` });
    });
  }
}

function checkList(
  list: readonly { at: RecordLocation; id: string }[],
  firstById: Map<string, RecordLocation>,
  errors: ImportError[],
): void {
  for (const { at, id } of list) {
    const first = firstById.get(id);
    if (first)
      errors.push({ ...at, field: 'id', reason: `is there twice, first in ${first.file}` });
    else firstById.set(id, at);
  }
}
