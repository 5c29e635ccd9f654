import type { PackDraft } from './drafts';
import type { Fault, Place } from './faults';

/** Reports every id that a pack gives twice; entries of all files share their ids. */
export function checkIds(pack: PackDraft, faults: Fault[]): void {
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
  for (const list of lists) checkList(list, faults);
  for (const { at, objects } of pack.exhibitions) {
    const ids = objects.map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;
      faults.push({ ...at, field: `objects[${index}].id`, reason: `${id} is there twice` });
    });
  }
}

function checkList(list: readonly { at: Place; id: string }[], faults: Fault[]): void {
  const firsts = new Map<string, Place>();
  for (const { at, id } of list) {
    const first = firsts.get(id);
    if (first)
      faults.push({ ...at, field: 'id', reason: `is there twice, first in ${first.file}` });
    else firsts.set(id, at);
  }
}
