import type { CallInput } from '../../../contract/calls';
import { readFilters } from './object-filters';

export const pageSize = 24;

/** What the list at an address asks for. */
export function objectListInput(query: URLSearchParams): Omit<CallInput<'exhibitPage'>, 'siteId'> {
  const { page, ...words } = readFilters(query);
  // What is empty is left out: the service would look for it.
  const given = Object.entries(words).filter(([, word]) => word !== '');
  return { ...Object.fromEntries(given), pageNum: page, pageSize };
}
