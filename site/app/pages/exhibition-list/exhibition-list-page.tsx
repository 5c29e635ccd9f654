import { styled } from 'styled-components';
import { useExhibitionPage } from '../../api/hooks/exhibition';
import { ExhibitionCard } from '../../features/records/cards/exhibition-card';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { useRoute } from '../../router/use-route';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { PagedRecords } from '../../features/records/list/paged-records';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { exhibitionListInput, pageSize } from './exhibition-list-input';
import { statuses } from './status-filter';

const loadExchanges = async () => (await import('./exchanges')).Exchanges;

const Page = styled.div`
  padding-bottom: var(--section);

  h1 {
    margin-bottom: 16px;
  }

  .count {
    margin: 20px 0 28px;
    color: var(--ash);
  }

  .wall {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
    gap: clamp(36px, 5vw, 72px) var(--gap);
  }

  @media (min-width: 56.25em) {
    /* The first card spans 2 × 2 cells: with three columns, a page of twelve cards has no gap. */
    .wall[data-lead] > :first-child {
      display: flex;
      flex-direction: column;
      grid-area: span 2 / span 2;
    }

    .wall[data-lead] > :first-child .view {
      flex: 1 0 auto;
    }
  }
`;

export function ExhibitionListPage() {
  const { exhibitions } = useMessages();
  const kind = useRoute()?.route.meta?.exhibitionKind;
  const { path, query } = useHashLocation();
  const input = exhibitionListInput(kind, query);
  const { status, pageNum: page = 1 } = input;
  const state = useExhibitionPage(input);
  const filters = { status: status ?? '', page };
  const pathTo = (change: { status?: string; page?: number }) =>
    pathWithFilters<{ status: string; page: number }>(path, filters, change);
  return (
    <Page>
      <PageTitle />
      {/* A list of past exhibitions has one status only. */}
      {kind !== 'review' && (
        <ChoiceRow
          label={exhibitions.filter}
          chosen={status ?? ''}
          pathOf={(value) => pathTo({ status: value })}
          choices={statuses.map((value) => ({
            value,
            label: exhibitions.status[value || 'all'],
          }))}
        />
      )}
      <Loaded state={state} skeleton={<WallSkeleton />}>
        {({ rows, total }) => (
          <PagedRecords
            shown={rows.length}
            total={total}
            pageSize={pageSize}
            page={page}
            pathOf={(each) => pathTo({ page: each })}
            count={exhibitions.count(total)}
            empty={<EmptyState text={exhibitions.empty} />}
          >
            <div className="wall" data-lead={rows.length > 3 || undefined}>
              {rows.map((exhibition, index) => (
                <ExhibitionCard
                  key={exhibition.id}
                  exhibition={exhibition}
                  sizes="(min-width: 900px) 50vw, 92vw"
                  eager={index === 0}
                  heading="h2"
                />
              ))}
            </div>
          </PagedRecords>
        )}
      </Loaded>
      {/* Exchanges follow the list of all kinds only. */}
      {!kind && <LazyOnVisible loadComponent={loadExchanges} height="560px" />}
    </Page>
  );
}

function WallSkeleton() {
  return (
    <div className="wall" aria-hidden="true">
      {[1, 2, 3, 4].map((index) => (
        <div key={index}>
          <SkeletonBlock $ratio="16 / 10" />
          <SkeletonBlock $width="60%" style={{ marginTop: 20 }} />
        </div>
      ))}
    </div>
  );
}
