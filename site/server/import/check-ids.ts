import type { PackDraft } from './drafts';
import type { Fault, Place } from './faults';

/** Reports duplicate ids in a pack; entries of all files share one id space. */
export function checkIds(pack: PackDraft, errors: Fault[]): void {
  const lists: { at: Place; id: string }[][] = [
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

function checkList(list: readonly { at: Place; id: string }[], errors: Fault[]): void {
  const firstById = new Map<string, Place>();
  for (const { at, id } of list) {
    const first = firstById.get(id);
    if (first)
      errors.push({ ...at, field: 'id', reason: `is there twice, first in ${first.file}` });
    else firstById.set(id, at);
  }
}
