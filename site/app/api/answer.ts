import type { CallRecord } from '../../contract/calls';
import { endpoints, type CallName } from '../../contract/endpoints';
import { listOf } from './read/values';
import type { Unwrapped } from './unwrap';

/** What a call gave, read and safe to show. */
export interface Answer<Row> {
  /** The rows of a list, the one row of a detail in front, or the records of a page. */
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
  /** What a page tells beside its records, unread. */
  head: Readonly<Record<string, unknown>>;
}

/** How one record is read; a record that cannot be shown gives `undefined` and is left out. */
export type Reader<Name extends CallName> = (value: unknown) => CallRecord<Name> | undefined;

export function readAnswer<Name extends CallName>(
  name: Name,
  answer: Unwrapped,
  read: Reader<Name>,
): Answer<CallRecord<Name>> {
  const paged = endpoints[name].answer === 'page';
  const rows = listOf(paged ? answer.records : answer.rows, read);
  return { rows, total: paged ? answer.total : rows.length, head: answer.head };
}
