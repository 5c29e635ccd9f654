import { useAllEntries } from '../../api/hooks/content';
import { useDictionaryFacet } from '../../features/records/filtered-list/use-dictionary-facet';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Entries, type EntryListProps } from './entries';
import { messages as ownMessages } from './messages';

/** Entries of a category with a filter by period. */
export function EntriesByPeriod({ name, dated }: EntryListProps) {
  const { noPeriod } = usePageMessages(ownMessages);
  const { articles } = useMessages();
  const filters = useListFilters(['period']);
  const { period } = filters.values;
  const all = useAllEntries(name);
  const { facet, call } = useDictionaryFacet('period', all.data);
  return (
    <Entries
      name={name}
      dated={dated}
      period={period}
      filters={filters}
      facets={[facet]}
      facetCalls={[call, all]}
      empty={period === '' ? articles.empty : noPeriod}
    />
  );
}
