import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { faultInEnglish } from '../validation/field-fault';
import { schemaFaults } from '../validation/schema-faults';

const errorsInRecord = 100;

/**
 * Checks a record against its kind's schema and gives what the schema knows of it; `undefined`
 * where it cannot be read on.
 */
export function checkRecord(
  schema: TSchema,
  record: unknown,
  report: (field: string, reason: string) => void,
): unknown {
  const known = withoutNulls(schema, Value.Clean(schema, Value.Clone(record)));
  checkCharacters(known, '', report);
  if (Value.Check(schema, known)) return known;
  for (const { field, fault } of schemaFaults(allErrors(schema, known))) {
    report(field, faultInEnglish(fault));
  }
  return undefined;
}

/** Museums' exports write `null` for what is not known: the same as leaving an optional field out. */
function withoutNulls(schema: TSchema, record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const { required = [] } = schema as { required?: readonly string[] };
  const isKept = ([name, value]: [string, unknown]) => value !== null || required.includes(name);
  return Object.fromEntries(Object.entries(record).filter(isKept));
}

/** TypeBox stops at the eighth error unless it is told otherwise, for the whole process. */
function allErrors(schema: TSchema, value: unknown) {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: errorsInRecord });
  const errors = Value.Errors(schema, value);
  Settings.Set({ maxErrors });
  return errors;
}

const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** No text of a museum needs control characters, and PostgreSQL cannot keep U+0000. */
function checkCharacters(
  value: unknown,
  field: string,
  report: (field: string, reason: string) => void,
): void {
  if (typeof value === 'string') {
    if (unwanted.test(value)) report(field, 'holds a control character');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const inside = Array.isArray(value)
      ? `${field}[${name}]`
      : [field, name].filter(Boolean).join('.');
    checkCharacters(part, inside, report);
  }
}
