import type { CallRecord } from '../../contract/calls';
import { endpoints } from '../../contract/endpoints';
import { readers, type AppCall } from './read';
import { listOf } from './read/values';
import type { Unwrapped } from './unwrap';

/** What a call gave, read and safe to show. */
export interface Answer<Row> {
  /** The rows of a list, the one row of a detail in front, or the records of a page. */
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
}

export function readAnswer<Name extends AppCall>(
  name: Name,
  answer: Unwrapped,
): Answer<CallRecord<Name>> {
  const paged = endpoints[name].answer === 'page';
  const rows = listOf(paged ? answer.records : answer.rows, readers[name]);
  return { rows, total: paged ? answer.total : rows.length };
}
