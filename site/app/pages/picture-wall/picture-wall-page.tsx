import { styled } from 'styled-components';
import { useDictionary } from '../../api/hooks/dictionary';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { DictionaryFilter } from '../../features/records/filters/dictionary-filter';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { MoreLink } from '../../features/records/list/more-link';
import { PagedRecords } from '../../features/records/list/paged-records';
import { parsePage } from '../../ui/page/pages-to-show';
import { readQueryText } from '../../features/records/filters/read-query-text';
import { EmptyState } from '../../ui/feedback/states';
import { Summary } from '../../ui/text/summary';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { Wall, WallSkeleton } from './wall';
import { messages as ownMessages } from './messages';

const pageSize = 36;

const Page = styled.div`
  padding-bottom: var(--section);

  .filters {
    display: grid;
    gap: 8px;
    margin-top: clamp(20px, 2.4vw, 32px);
    padding-block: 16px;
    border-block: 1px solid var(--hairline);
  }

  .count {
    margin: 20px 0;
    color: var(--ash);
  }
`;

/** The collection as a wall of pictures with filters by period and material. */
export function PictureWallPage() {
  const messages = usePageMessages(ownMessages);
  const { objects } = useMessages();
  const { path, query } = useHashLocation();
  const filters = {
    period: readQueryText(query, 'period'),
    material: readQueryText(query, 'material'),
    page: parsePage(query.get('page')),
  };
  const { period, material, page } = filters;
  const state = useExhibitPage({
    ...(period && { period }),
    ...(material && { material }),
    pageNum: page,
    pageSize,
  });
  const periods = useDictionary('period');
  const materials = useDictionary('material');
  const pathTo = (change: Partial<typeof filters>) => pathWithFilters(path, filters, change);
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <div className="filters" data-print="none">
        <DictionaryFilter
          dictCode="period"
          values={periods.data?.rows ?? []}
          chosen={period}
          pathOf={(value) => pathTo({ period: value })}
        />
        <DictionaryFilter
          dictCode="material"
          values={materials.data?.rows ?? []}
          chosen={material}
          pathOf={(value) => pathTo({ material: value })}
        />
        <RetryFailed calls={[periods, materials]} />
      </div>
      <Loaded state={state} skeleton={<WallSkeleton />}>
        {({ rows, total }) => (
          <PagedRecords
            shown={rows.length}
            total={total}
            pageSize={pageSize}
            page={page}
            pathOf={(each) => pathTo({ page: each })}
            count={objects.count(total)}
            empty={
              <EmptyState text={objects.empty}>
                <MoreLink to={path} keepPlace>
                  {objects.clear}
                </MoreLink>
              </EmptyState>
            }
          >
            <Wall objects={rows} />
          </PagedRecords>
        )}
      </Loaded>
    </Page>
  );
}
