import { styled } from 'styled-components';
import { useDictionary } from '../../api/hooks/dictionary';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { Loaded } from '../../features/records/list/loaded';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/records/cards/object-grid';
import { useMessages } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { MoreLink } from '../../features/records/list/more-link';
import { PagedRecords } from '../../features/records/list/paged-records';
import { EmptyState } from '../../ui/feedback/states';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { FilterPanel } from './filter-panel';
import { readObjectFilters, type ObjectFilters } from './object-filters';
import { objectListInput, pageSize } from './object-list-input';
import { useObjectListMessages } from './use-messages';

const Page = styled.div`
  padding-bottom: var(--section);

  .count {
    margin: 28px 0 24px;
    color: var(--ash);
  }
`;

export function ObjectListPage() {
  const { objects } = useMessages();
  const messages = useObjectListMessages();
  const { path, query } = useHashLocation();
  const filters = readObjectFilters(query);
  const { page, keyword } = filters;
  const state = useExhibitPage(objectListInput(query));
  const periods = useDictionary('period');
  const materials = useDictionary('material');
  const filtersKnown = [periods, materials].every(({ data, error }) => data ?? error);
  const pathTo = (change: Partial<ObjectFilters>) => pathWithFilters(path, filters, change);
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
              <EmptyState text={objects.empty}>
                <MoreLink to={path} keepPlace>
                  {objects.clear}
                </MoreLink>
              </EmptyState>
            }
          >
            <ObjectGrid objects={rows} />
          </PagedRecords>
        )}
      </Loaded>
    </Page>
  );
}
