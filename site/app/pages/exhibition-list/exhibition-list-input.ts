import type { CallInput } from '../../../contract/schemas';
import { parsePage } from '../../ui/page/pages-to-show';
import { readStatus } from './status-filter';

export const pageSize = 12;
type Kind = CallInput<'exhibitionPage'>['kind'];

/** Request parameters of the list at an address; without a kind, of all exhibitions. */
export function exhibitionListInput(
  kind: Kind,
  query: URLSearchParams,
): Omit<CallInput<'exhibitionPage'>, 'siteId'> {
  const status = readStatus(query.get('status'));
  return {
    ...(kind && { kind }),
    ...(status && { status }),
    pageNum: parsePage(query.get('page')),
    pageSize,
  };
}
