import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import type { FieldError } from '../../../contract/shared/field-error';
import { describeFieldError } from '../../../contract/shared/field-error-messages';
import { toValidationErrors } from '../../validation/schema-errors';

const maxErrorsPerRecord = 100;

/**
 * Validates a record against its kind's schema and returns it without unknown properties;
 * `undefined` if it is invalid.
 */
export function validateRecord(
  schema: TSchema,
  record: unknown,
  report: (field: string, reason: string, error?: FieldError) => void,
): unknown {
  const known = withoutNulls(schema, Value.Clean(schema, Value.Clone(record)));
  checkCharacters(known, '', report);
  if (Value.Check(schema, known)) return known;
  for (const { field, error } of toValidationErrors(allErrors(schema, known))) {
    report(field, describeFieldError(error, 'en'), error);
  }
  return undefined;
}

/** Exports of museums write `null` for unknown values: equivalent to omitting an optional field. */
function withoutNulls(schema: TSchema, record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const { required = [] } = schema as { required?: readonly string[] };
  const isPresent = ([name, value]: [string, unknown]) => value !== null || required.includes(name);
  return Object.fromEntries(Object.entries(record).filter(isPresent));
}

/** TypeBox stops at the eighth error; the limit is a process-wide setting, restored afterwards. */
function allErrors(schema: TSchema, value: unknown) {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: maxErrorsPerRecord });
  const errors = Value.Errors(schema, value);
  Settings.Set({ maxErrors });
  return errors;
}

const halfPair = /\p{Surrogate}/u;
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Content needs no control characters; PostgreSQL cannot store U+0000, nor half a surrogate pair in JSON. */
function checkCharacters(
  value: unknown,
  field: string,
  report: (field: string, reason: string) => void,
): void {
  if (typeof value === 'string') {
    if (controlCharacter.test(value)) report(field, 'contains a control character');
    if (halfPair.test(value)) report(field, 'contains half of a surrogate pair');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const path = Array.isArray(value)
      ? `${field}[${name}]`
      : [field, name].filter(Boolean).join('.');
    checkCharacters(part, path, report);
  }
}
