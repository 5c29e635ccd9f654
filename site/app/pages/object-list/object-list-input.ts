import type { CallInput } from '../../../contract/schemas';
import { readObjectFilters } from './object-filters';

export const pageSize = 24;

/** Request parameters of the list at an address. */
export function objectListInput(query: URLSearchParams): Omit<CallInput<'exhibitPage'>, 'siteId'> {
  const { page, ...filters } = readObjectFilters(query);
  // Empty filters are left out: the service would search for the empty value.
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), pageNum: page, pageSize };
}
