import type { ObjectSort } from '../../../contract/schemas/exhibit';
import type { SiteInput } from '../../api/client/use-site-call';
import { objectFacetNames } from '../../api/read/exhibit-facets';
import {
  useListFilters,
  type ListFilters,
} from '../../features/records/filtered-list/use-list-filters';
import { isYear, orderYears } from './years';

export const objectSorts = [
  'oldest',
  'newest',
  'title',
  'number',
] as const satisfies readonly ObjectSort[];

const names = ['keyword', ...objectFacetNames, 'from', 'to', 'sort', 'view'] as const;

export type ObjectFilterName = (typeof names)[number];

export type ObjectFilters = ListFilters<ObjectFilterName>;

/** Filters, order and form of the list of objects in the address, and the filters as both calls take them. */
export function useObjectFilters(): { filters: ObjectFilters; input: SiteInput<'exhibitFacets'> } {
  const filters = useListFilters(names, {
    onView: ['yes'],
    picture: ['yes'],
    from: isYear,
    to: isYear,
    sort: objectSorts,
    view: ['list', 'time', 'map'],
  });
  const { from: first = '', to: last = '', sort: _sort, view: _view, ...chosen } = filters.set;
  const { from, to } = orderYears(first, last);
  const input = {
    ...chosen,
    ...(from && { from: Number(from) }),
    ...(to && { to: Number(to) }),
  } as SiteInput<'exhibitFacets'>;
  return { filters, input };
}
