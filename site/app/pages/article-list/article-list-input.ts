import type { CallInput } from '../../../contract/calls';
import { readPage } from '../../ui/pages-to-show';

export const pageSize = 12;

/** What the list of a category asks for at an address. */
export function articleListInput(
  categoryCode: string,
  query: URLSearchParams,
): Omit<CallInput<'contentPage'>, 'siteId'> {
  return { categoryCode, pageNum: readPage(query.get('page')), pageSize };
}
