import type { PackDraft } from './drafts';
import type { Fault, Place } from './faults';
import type { KnownRecords } from './known-records';

/** Reports every reference of a pack to something that neither it nor the database holds. */
export function checkReferences(pack: PackDraft, known: KnownRecords, faults: Fault[]): void {
  const expect = (
    at: Place,
    field: string,
    names: { has: (id: string) => boolean },
    id: string | undefined,
    what: string,
  ) => {
    if (id === undefined || names.has(id) || pack.unreadIds.has(id)) return;
    faults.push({ ...at, field, reason: `${id} is no known ${what}` });
  };
  const value = (at: Place, field: string, dictCode: string, dictValue: string | undefined) => {
    const id = dictValue && `${dictCode}/${dictValue}`;
    expect(at, field, known.dictionaryValues, id, 'dictionary value');
  };

  for (const { at, parent } of pack.categories) {
    expect(at, 'parent', known.categories, parent ?? undefined, 'category');
  }
  for (const { at, category, tags, period, material, facts, parts = [] } of pack.entries) {
    expect(at, 'category', known.categories, category, 'category');
    tags.forEach((id, index) => expect(at, `tags[${index}]`, known.tags, id, 'tag'));
    value(at, 'period', 'period', period);
    value(at, 'material', 'material', material);
    const names = Object.keys({ ...facts.zh, ...facts.en });
    for (const name of names) value(at, `facts.${name}`, 'fact', name);
    parts.forEach(({ object }, index) =>
      expect(at, `parts[${index}].object`, known.exhibits, object, 'object'),
    );
  }
  for (const { at, objects } of pack.exhibitions) {
    objects.forEach(({ id, tags }, index) => {
      const field = `objects[${index}]`;
      expect(at, `${field}.id`, known.exhibits, id, 'object');
      tags.forEach((tag, place) => expect(at, `${field}.tags[${place}]`, known.tags, tag, 'tag'));
    });
  }
  for (const { at, period, material } of pack.exhibits) {
    value(at, 'period', 'period', period);
    value(at, 'category', 'material', material);
  }
}
