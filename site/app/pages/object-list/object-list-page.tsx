import { styled } from 'styled-components';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { useExhibitFacets } from '../../api/hooks/exhibit-facets';
import { oneOf } from '../../api/read/values';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/records/cards/object-grid';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { stagedLayout } from '../../features/records/filtered-list/staged-layout';
import { useMessages } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { DataLinks } from './data-links';
import { EmptyLinks } from './empty-links';
import { KeywordField } from './keyword-field';
import { LazyView } from './lazy-view';
import { ObjectRows } from './object-rows';
import { OrderAndView } from './order-and-view';
import { YearsField } from './years-field';
import { useObjectFacets } from './use-object-facets';
import { objectSorts, useObjectFilters } from './use-object-filters';
import { useObjectListMessages } from './use-messages';

const pageSize = 24;

const Page = styled.div`
  padding-bottom: var(--section);
  --filter-label: 5em;
  --filter-label-zh: 3em;

  ${stagedLayout}
`;

/** The collection, narrowed by keyword, facts, place, years and colour, in a chosen order and form. */
export default function ObjectListPage() {
  const { objects } = useMessages();
  const messages = useObjectListMessages();
  const { filters, input } = useObjectFilters();
  const { keyword, view } = filters.values;
  const sort = oneOf(filters.values.sort, objectSorts) ?? (view === 'time' ? 'oldest' : undefined);
  const counted = useExhibitFacets(input);
  const counts = counted.data?.rows ?? [];
  const facets = useObjectFacets(filters, counts);
  const state = useExhibitPage({
    ...input,
    ...(sort && { sort }),
    pageNum: filters.page,
    pageSize,
  });
  return (
    <Page>
      <PageTitle />
      <FilteredList
        filters={filters}
        search={<KeywordField key={keyword} keyword={keyword} pathTo={filters.pathTo} />}
        facets={facets}
        furtherField={<YearsField filters={filters} />}
        facetCalls={[counted]}
        state={state}
        pageSize={pageSize}
        skeleton={<ObjectGridSkeleton count={12} />}
        count={(total) =>
          keyword
            ? messages[state.data?.head.close && total > 0 ? 'foundClose' : 'found'](keyword, total)
            : objects.count(total)
        }
        note={({ total }) => (total > 1 || view !== '') && <OrderAndView filters={filters} />}
        empty={objects.empty}
        emptyLinks={<EmptyLinks filters={filters} facets={counts} />}
      >
        {(rows) => (
          <>
            {(view === 'time' || view === 'map') && (
              <LazyView key={view} view={view} filters={filters} facets={counts} />
            )}
            {view === 'list' ? <ObjectRows objects={rows} /> : <ObjectGrid objects={rows} />}
          </>
        )}
      </FilteredList>
      <DataLinks />
    </Page>
  );
}
