import type { PackDraft } from '../records/drafts';
import type { ImportError, RecordLocation } from '../records/import-errors';
import type { KnownRecords } from './known-records';

/** Reports every reference of a pack to a record that is neither in the pack nor in the database. */
export function checkReferences(pack: PackDraft, known: KnownRecords, errors: ImportError[]): void {
  const checkId = (
    at: RecordLocation,
    field: string,
    ids: { has: (id: string) => boolean },
    id: string | undefined,
    what: string,
  ) => {
    if (id === undefined || ids.has(id) || pack.invalidIds.has(id)) return;
    errors.push({ ...at, field, reason: `${id} is not a known ${what}` });
  };
  const checkValue = (
    at: RecordLocation,
    field: string,
    dictCode: string,
    dictValue: string | undefined,
  ) => {
    const id = dictValue ? `${dictCode}/${dictValue}` : undefined;
    checkId(at, field, known.dictionaryValues, id, 'dictionary value');
  };

  for (const { at, parent } of pack.categories) {
    checkId(at, 'parent', known.categories, parent ?? undefined, 'category');
  }
  for (const { at, category, tags, period, material, facts, parts = [] } of pack.entries) {
    checkId(at, 'category', known.categories, category, 'category');
    tags.forEach((id, index) => checkId(at, `tags[${index}]`, known.tags, id, 'tag'));
    checkValue(at, 'period', 'period', period);
    checkValue(at, 'material', 'material', material);
    const names = Object.keys({ ...facts.zh, ...facts.en });
    for (const name of names) checkValue(at, `facts.${name}`, 'fact', name);
    parts.forEach(({ object }, index) =>
      checkId(at, `parts[${index}].object`, known.exhibits, object, 'object'),
    );
  }
  for (const { at, objects } of pack.exhibitions) {
    objects.forEach(({ id, tags }, index) => {
      const field = `objects[${index}]`;
      checkId(at, `${field}.id`, known.exhibits, id, 'object');
      tags.forEach((tag, tagIndex) =>
        checkId(at, `${field}.tags[${tagIndex}]`, known.tags, tag, 'tag'),
      );
    });
  }
  for (const { at, period, material, findSpot, kiln } of pack.exhibits) {
    checkValue(at, 'period', 'period', period);
    checkValue(at, 'category', 'material', material);
    checkValue(at, 'find_spot', 'findSpot', findSpot);
    checkValue(at, 'kiln', 'kiln', kiln);
  }
}
