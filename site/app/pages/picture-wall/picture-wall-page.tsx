import { styled } from 'styled-components';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { SectionLead } from '../../features/records/detail/section-lead';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useDictionaryFacet } from '../../features/records/filtered-list/use-dictionary-facet';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { useMessages } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { Wall, WallSkeleton } from './wall';

const pageSize = 36;

const Page = styled.div`
  padding-bottom: var(--section);
`;

/** The collection as a wall of pictures with filters by period and material. */
export default function PictureWallPage() {
  const { objects } = useMessages();
  const filters = useListFilters(['period', 'material']);
  const period = useDictionaryFacet('period');
  const material = useDictionaryFacet('material');
  const state = useExhibitPage({ ...filters.set, pageNum: filters.page, pageSize });
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <FilteredList
        filters={filters}
        facets={[period.facet, material.facet]}
        facetCalls={[period.call, material.call]}
        state={state}
        pageSize={pageSize}
        skeleton={<WallSkeleton />}
        count={objects.count}
        empty={objects.empty}
      >
        {(rows) => <Wall objects={rows} />}
      </FilteredList>
    </Page>
  );
}
