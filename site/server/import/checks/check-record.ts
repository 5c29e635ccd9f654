import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { UnionPrioritySort, Value } from 'typebox/value';
import type { FieldError } from '../../../contract/shared/field-error';
import { describeFieldError } from '../../../contract/shared/field-error-messages';
import { toValidationErrors } from '../../validation/schema-errors';

const maxErrorsPerRecord = 100;
/** Levels of lists and objects; the records of all kinds have five. */
const maxDepth = 32;

/**
 * Validates a record against its kind's schema and returns it without unknown properties;
 * `undefined` if it is invalid.
 */
export function validateRecord(
  schema: TSchema,
  record: unknown,
  report: (field: string, reason: string, error?: FieldError) => void,
): unknown {
  if (isDeeperThan(maxDepth, record)) {
    report('', `is nested deeper than ${maxDepth} levels`);
    return undefined;
  }
  const { sorted, validator } = preparedSchema(schema);
  const known = withoutNulls(schema, withoutUnknown(sorted, record));
  checkCharacters(known, '', report);
  if (validator.Check(known)) return known;
  for (const { field, error } of toValidationErrors(allErrors(schema, known))) {
    report(field, describeFieldError(error, 'en'), error);
  }
  return undefined;
}

/** The functions of the schema library call themselves for each level. */
function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(depth - 1, part));
}

const preparedSchemas = new WeakMap<TSchema, ReturnType<typeof prepareSchema>>();

/** A schema in the forms that take the least time for each record. */
function preparedSchema(schema: TSchema) {
  const prepared = preparedSchemas.get(schema) ?? prepareSchema(schema);
  preparedSchemas.set(schema, prepared);
  return prepared;
}

function prepareSchema(schema: TSchema) {
  return { sorted: UnionPrioritySort(schema), validator: Compile(schema) };
}

/** @param sorted schema whose unions are sorted: TypeBox would sort them for each value */
function withoutUnknown(sorted: TSchema, record: unknown): unknown {
  return withSettings({ unionPrioritySort: false }, () => Value.Clean(sorted, Value.Clone(record)));
}

/** Exports of museums write `null` for unknown values: equivalent to omitting an optional field. */
function withoutNulls(schema: TSchema, record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const { required = [] } = schema as { required?: readonly string[] };
  const isPresent = ([name, value]: [string, unknown]) => value !== null || required.includes(name);
  return Object.fromEntries(Object.entries(record).filter(isPresent));
}

/** TypeBox stops at the eighth error by default. */
function allErrors(schema: TSchema, value: unknown) {
  return withSettings({ maxErrors: maxErrorsPerRecord }, () => Value.Errors(schema, value));
}

/** Runs a synchronous task with other settings of TypeBox, which are of the whole process. */
function withSettings<Result>(
  settings: Parameters<typeof Settings.Set>[0],
  task: () => Result,
): Result {
  const before = { ...Settings.Get() };
  Settings.Set(settings);
  try {
    return task();
  } finally {
    Settings.Set(before);
  }
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
