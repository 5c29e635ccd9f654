import { styled } from 'styled-components';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/records/cards/object-grid';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useDictionaryFacet } from '../../features/records/filtered-list/use-dictionary-facet';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { useMessages } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { KeywordField } from './keyword-field';
import { useObjectListMessages } from './use-messages';

const pageSize = 24;

const Page = styled.div`
  padding-bottom: var(--section);
`;

/** The collection, filtered by keyword, period and material. */
export default function ObjectListPage() {
  const { objects } = useMessages();
  const messages = useObjectListMessages();
  const filters = useListFilters(['keyword', 'period', 'material']);
  const { keyword } = filters.values;
  const period = useDictionaryFacet('period');
  const material = useDictionaryFacet('material');
  const state = useExhibitPage({ ...filters.set, pageNum: filters.page, pageSize });
  return (
    <Page>
      <PageTitle />
      <FilteredList
        filters={filters}
        search={<KeywordField key={keyword} keyword={keyword} pathTo={filters.pathTo} />}
        facets={[
          { name: 'keyword', label: messages.keyword, options: [] },
          period.facet,
          material.facet,
        ]}
        facetCalls={[period.call, material.call]}
        state={state}
        pageSize={pageSize}
        skeleton={<ObjectGridSkeleton count={12} />}
        count={(total) => (keyword ? messages.found(keyword, total) : objects.count(total))}
        empty={objects.empty}
      >
        {(rows) => <ObjectGrid objects={rows} />}
      </FilteredList>
    </Page>
  );
}
