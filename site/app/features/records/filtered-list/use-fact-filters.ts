import type { ContentEntry } from '../../../../contract/schemas/content';
import type { CallState } from '../../../api/client/use-call';
import { factOptions } from './facet';
import { filterRows } from './filter-rows';
import { useListFilters } from './use-list-filters';

const pageSize = 24;

/** Filters loaded entries by their facts; the result has the props of `FilteredList`. */
export function useFactFilters<Name extends string>(
  all: CallState<ContentEntry>,
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
) {
  const filters = useListFilters(names);
  const { values, page } = filters;
  const facets = names.map((name) => ({
    name,
    label: labels[name],
    options: factOptions(all.data?.rows ?? [], name),
  }));
  const matches = ({ facts }: ContentEntry) =>
    names.every((name) => values[name] === '' || facts?.[name] === values[name]);
  return { filters, facets, state: filterRows(all, matches, page, pageSize), pageSize };
}
