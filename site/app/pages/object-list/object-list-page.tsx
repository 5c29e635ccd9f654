import { styled } from 'styled-components';
import { useDictionary } from '../../api/use-dictionary';
import { useExhibitPage } from '../../api/use-exhibit-page';
import { Loaded } from '../../features/loaded/loaded';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/object-card/object-grid';
import { useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { filtersPath } from '../../ui/filters-path';
import { MoreLink } from '../../ui/more-link';
import { PagedRecords } from '../../ui/paged-records';
import { Empty } from '../../ui/state';
import { RetryFailed } from '../../ui/retry-line';
import { FilterPanel } from './filter-panel';
import { readFilters, type ObjectFilters } from './object-filters';
import { objectListInput, pageSize } from './object-list-input';
import { useWords } from './use-words';

const Page = styled.div`
  padding-bottom: var(--section);

  .count {
    margin: 28px 0 24px;
    color: var(--ash);
  }
`;

export function ObjectListPage() {
  const { objects } = useMessages();
  const messages = useWords();
  const { path, query } = useAddress();
  const filters = readFilters(query);
  const { page, keyword } = filters;
  const state = useExhibitPage(objectListInput(query));
  const periods = useDictionary('period');
  const materials = useDictionary('material');
  const filtersKnown = [periods, materials].every(({ data, error }) => data ?? error);
  const pathTo = (change: Partial<ObjectFilters>) => filtersPath(path, filters, change);
  return (
    <Page>
      <PageTitle />
      {/* Filters that appear after the list would shift it. */}
      {filtersKnown && (
        <FilterPanel
          periods={periods.data?.rows ?? []}
          materials={materials.data?.rows ?? []}
          filters={filters}
          pathTo={pathTo}
        />
      )}
      <RetryFailed calls={[periods, materials]} />
      <Loaded
        state={filtersKnown ? state : { ...state, data: undefined, error: undefined }}
        skeleton={<ObjectGridSkeleton count={12} />}
      >
        {({ rows, total }) => (
          <PagedRecords
            shown={rows.length}
            total={total}
            pageSize={pageSize}
            page={page}
            pathOf={(each) => pathTo({ page: each })}
            count={keyword ? messages.found(keyword, total) : objects.count(total)}
            empty={
              <Empty text={objects.empty}>
                <MoreLink to={path} keepPlace>
                  {objects.clear}
                </MoreLink>
              </Empty>
            }
          >
            <ObjectGrid objects={rows} />
          </PagedRecords>
        )}
      </Loaded>
    </Page>
  );
}
