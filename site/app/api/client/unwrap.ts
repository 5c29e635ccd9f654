/**
 * Parses the wrapper of every response, in both of its forms (spec section 3). Variants: `data` is a flat list or
 * the result sets of a stored procedure; `total` and `records` are top-level, in the first row, or both; numbers
 * are text; an error has HTTP status 200; the body comes from a proxy. unwrap.test.ts covers each.
 */
import type { FieldErrorMessage } from '../../../contract/schemas/common/wrapper';
import { isObject, list, listOf, text, wholeNumber } from '../read/values';

export interface UnwrappedBody {
  /** Rows of a list or detail: `data`, or the first result set. */
  rows: readonly unknown[];
  /** The records of a page. */
  records: readonly unknown[];
  /** Number of records on all pages. */
  total: number;
  /** Further fields of a paged response. */
  head: Readonly<Record<string, unknown>>;
}

/** An error in the response body. `code` is `undefined` if missing or invalid. */
export interface ErrorBody {
  code: number | undefined;
  msg: string;
  /** Invalid form fields with messages. */
  errors: readonly FieldErrorMessage[];
}

const rowsAffected = /^\d+ rows? affected$/;

/** Parses a response body; `undefined` if it is no wrapper. */
export function unwrap(body: unknown): UnwrappedBody | { refusal: ErrorBody } | undefined {
  if (!isObject(body)) return undefined;
  const code = wholeNumber(body.code);
  const isError = body.success === false || (code !== undefined && code !== 0 && code !== 200);
  if (isError) {
    const msg = text(body.msg).trim().slice(0, 200);
    return { refusal: { code, msg, errors: listOf(body.errors, readFieldErrorMessage) } };
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

function readFieldErrorMessage(value: unknown): FieldErrorMessage | undefined {
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
