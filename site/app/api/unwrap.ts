/**
 * The wrapper of every answer, in both of its forms (spec section 3). What can go wrong: `data` may be
 * a flat list or result sets of a stored procedure; `total` and `records` may stand at the top, in the
 * first row, or both; numbers may arrive as text; a failure may wear HTTP 200; a proxy may answer in
 * our place. Everything here is hostile until read. unwrap.test.ts shows each case.
 */
import { isObject, list, listOf, text, wholeNumber } from './read/values';

export interface Unwrapped {
  /** The rows of a list or a detail: `data`, or the first result set. */
  rows: readonly unknown[];
  /** The records of a page. */
  records: readonly unknown[];
  /** How many records there are on all pages. */
  total: number;
  /** What a page tells beside them. */
  head: Readonly<Record<string, unknown>>;
}

/** The service said no inside an answer that arrived. `code` is `undefined` where it gave none. */
export interface Refusal {
  code: number | undefined;
  msg: string;
  /** Which fields of a form are wrong, and why. */
  errors: readonly FieldError[];
}

export interface FieldError {
  field: string;
  msg: string;
}

const rowsAffected = /^\d+ rows? affected$/;

/** Reads one answer; `undefined` means that it is no wrapper at all. */
export function unwrap(body: unknown): Unwrapped | { refusal: Refusal } | undefined {
  if (!isObject(body)) return undefined;
  const code = wholeNumber(body.code);
  const refused = body.success === false || (code !== undefined && code !== 0 && code !== 200);
  if (refused) {
    const msg = text(body.msg).trim().slice(0, 200);
    return { refusal: { code, msg, errors: listOf(body.errors, readFieldError) } };
  }
  if (code === undefined && body.success !== true && !('data' in body)) return undefined;

  const data = resultSets(body.data);
  const first: unknown = data[0];
  const rows = Array.isArray(first) ? list(first) : data;
  const head = isObject(rows[0]) ? rows[0] : {};
  const records = firstList(body.records, data[1], head.records) ?? data;
  const total = wholeNumber(body.total) ?? wholeNumber(head.total) ?? records.length;
  return { rows, records, total, head };
}

function readFieldError(value: unknown): FieldError | undefined {
  if (!isObject(value) || !text(value.field)) return undefined;
  return { field: text(value.field), msg: text(value.msg).slice(0, 200) };
}

function resultSets(data: unknown): readonly unknown[] {
  if (data === null || data === undefined) return [];
  const sets = Array.isArray(data) ? list(data) : [data];
  return sets.filter((set) => !(typeof set === 'string' && rowsAffected.test(set)));
}

function firstList(...candidates: unknown[]): readonly unknown[] | undefined {
  const found = candidates.find((candidate) => Array.isArray(candidate));
  return found === undefined ? undefined : list(found);
}
