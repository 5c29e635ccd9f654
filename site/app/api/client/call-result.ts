import type { CallRecord } from '../../../contract/schemas';
import { siteEndpoints, type SiteCallName } from '../../../contract/shared/site-endpoints';
import { listOf } from '../read/values';
import type { UnwrappedBody } from './unwrap';

/** Validated response of a call. */
export interface CallResult<Row> {
  /** The rows of a list, the one row of a detail in front, or the records of a page. */
  rows: readonly Row[];
  /** Number of records on all pages. */
  total: number;
  /** Further fields of a paged response, not validated. */
  head: Readonly<Record<string, unknown>>;
}

/** Validates one record; `undefined` for an invalid one, which is left out. */
export type Reader<Name extends SiteCallName> = (value: unknown) => CallRecord<Name> | undefined;

/** Results by response body. A call has one reader, so that components that send the same call share its rows. */
const results = new WeakMap<UnwrappedBody, CallResult<unknown>>();

/** Reads the records of a response; once for each body. */
export function readCallResult<Name extends SiteCallName>(
  name: Name,
  response: UnwrappedBody,
  read: Reader<Name>,
): CallResult<CallRecord<Name>> {
  const known = results.get(response) as CallResult<CallRecord<Name>> | undefined;
  if (known) return known;
  const paged = siteEndpoints[name].response === 'page';
  const rows = listOf(paged ? response.records : response.rows, read);
  const result = { rows, total: paged ? response.total : rows.length, head: response.head };
  results.set(response, result);
  return result;
}
