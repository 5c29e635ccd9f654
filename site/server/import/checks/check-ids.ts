import type { PackDraft } from '../records/drafts';
import type { ImportError, RecordLocation } from '../records/import-errors';

/** Reports duplicate ids in a pack; entries of all files share one id space. */
export function checkUniqueIds(pack: PackDraft, errors: ImportError[]): void {
  const lists: { at: RecordLocation; id: string }[][] = [
    pack.categories,
    pack.tags,
    pack.dictionaryValues.filter(({ isImplied }) => !isImplied),
    pack.entries,
    pack.exhibitions,
    pack.exhibits,
    pack.activities,
    pack.openingRules,
  ];
  for (const list of lists) checkList(list, errors);
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
  errors: ImportError[],
): void {
  const firstById = new Map<string, RecordLocation>();
  for (const { at, id } of list) {
    const first = firstById.get(id);
    if (first)
      errors.push({ ...at, field: 'id', reason: `is there twice, first in ${first.file}` });
    else firstById.set(id, at);
  }
}
