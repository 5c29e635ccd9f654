import { isDeepStrictEqual } from 'node:util';
import type { RecordField } from '../../../contract/shared/desk/records';
import type { RecordSource } from '../../db/schema/record';
import { picturesWithoutText } from '../../rich-text/pictures-without-text';
import type { ImportError, RecordLocation } from '../../import/records/import-errors';
import { formDescriptions } from './describe-form';

type Values = Readonly<Record<string, unknown>>;

/**
 * Reports pictures without alternative text in both languages. Packs may leave it to the title; what is edited
 * here may not, except for pictures and rich texts that are as they were.
 */
export function checkDescriptions(
  { form, source }: { form: string; source: RecordSource },
  former: RecordSource | undefined,
  at: RecordLocation,
  errors: ImportError[],
): void {
  const fields = formDescriptions.find((each) => each.form === form)?.fields ?? [];
  const known = former ? picturesOf(fields, former, '').map(({ picture }) => picture) : [];
  for (const { field, picture } of picturesOf(fields, source, '')) {
    if (known.some((each) => isDeepStrictEqual(each, picture))) continue;
    for (const name of ['alt_zh', 'alt_en']) {
      const text = picture[name];
      if (typeof text === 'string' && text.trim() !== '') continue;
      errors.push({
        ...at,
        field: `${field}.${name}`,
        reason: 'is missing',
        error: { kind: 'missing' },
      });
    }
  }
  const knownTexts = new Set(former ? richTextsOf(fields, former, '').map(({ html }) => html) : []);
  for (const { field, html } of richTextsOf(fields, source, '')) {
    if (knownTexts.has(html) || picturesWithoutText(html) === 0) continue;
    errors.push({ ...at, field, reason: '<img> has no alt' });
  }
}

/** Rich texts of a record and of its parts. */
function richTextsOf(
  fields: readonly RecordField[],
  values: Values,
  path: string,
): { field: string; html: string }[] {
  return fields.flatMap(({ name, control, languages, fields: parts = [] }) => {
    if (control === 'richText') {
      const names = languages ? languages.map((language) => `${name}_${language}`) : [name];
      return names.flatMap((each) => {
        const html = values[each];
        return typeof html === 'string' ? [{ field: path + each, html }] : [];
      });
    }
    const value = values[name];
    const at = path + name;
    if (control === 'group') return isValues(value) ? richTextsOf(parts, value, `${at}.`) : [];
    if (control !== 'list') return [];
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) =>
      isValues(item) ? richTextsOf(parts, item, `${at}[${index}].`) : [],
    );
  });
}

function picturesOf(
  fields: readonly RecordField[],
  values: Values,
  path: string,
): { field: string; picture: Values }[] {
  return fields.flatMap(({ name, control, fields: parts = [] }) => {
    const value = values[name];
    const at = path + name;
    if (control === 'picture') return isValues(value) ? [{ field: at, picture: value }] : [];
    if (control === 'group') return isValues(value) ? picturesOf(parts, value, `${at}.`) : [];
    if (control !== 'pictures' && control !== 'list') return [];
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => {
      const field = `${at}[${index}]`;
      if (!isValues(item)) return [];
      return control === 'pictures'
        ? [{ field, picture: item }]
        : picturesOf(parts, item, `${field}.`);
    });
  });
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
