import { styled } from 'styled-components';
import { useExhibitionPage } from '../../api/hooks/exhibition';
import { oneOf } from '../../api/read/values';
import { ExhibitionCard } from '../../features/records/cards/exhibition-card';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { messages as ownMessages } from './messages';

const pageSize = 12;
const statuses = ['current', 'upcoming', 'past'] as const;

const loadExchanges = async () => (await import('./exchanges')).Exchanges;

/** The picture of the first card is as high as two rows: at least this aspect ratio. */
const leadRatio = 1.15;

const Page = styled.div`
  padding-bottom: var(--section);

  .wall {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
    gap: clamp(36px, 5vw, 72px) var(--gap);
  }

  @media (min-width: 56.25em) {
    .wall {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

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

  /* The first card fills a row where one card would be alone in the last: of two columns … */
  @supports selector(:has(a)) {
    @media (min-width: 48em) and (max-width: 56.24em) {
      .wall:has(> :nth-child(2n + 3):last-child) > :first-child {
        grid-column: 1 / -1;
      }
    }

    /* … and of three. */
    @media (min-width: 56.25em) {
      .wall:has(> :nth-child(3n + 4):last-child) > :first-child {
        grid-area: auto / 1 / auto / -1;
      }

      .wall:has(> :nth-child(3n + 4):last-child) > :first-child .view {
        aspect-ratio: 2.4;
      }
    }
  }
`;

/** Exhibitions of a kind or of all kinds, filtered by status. */
export default function ExhibitionListPage() {
  const { status: statusNames } = useMessages().exhibitions;
  const messages = usePageMessages(ownMessages);
  const kind = useRoute()?.route.meta?.exhibitionKind;
  const filters = useListFilters(['status'], { status: statuses });
  const status = oneOf(filters.values.status, statuses);
  const state = useExhibitionPage({
    ...(kind && { kind }),
    ...(status && { status }),
    pageNum: filters.page,
    pageSize,
  });
  return (
    <Page>
      <PageTitle />
      <FilteredList
        filters={filters}
        facets={
          // A list of past exhibitions has one status only.
          kind === 'review'
            ? []
            : [
                {
                  name: 'status',
                  label: messages.filter,
                  options: statuses.map((value) => ({ value, label: statusNames[value] })),
                },
              ]
        }
        state={state}
        pageSize={pageSize}
        skeleton={<WallSkeleton />}
        count={messages.count}
        empty={messages.empty}
      >
        {(rows) => (
          <div className="wall" data-lead={rows.length > 3 || undefined}>
            {rows.map((exhibition, index) => (
              <ExhibitionCard
                key={exhibition.id}
                exhibition={exhibition}
                sizes={
                  index === 0 ? '(min-width: 900px) 72vw, 92vw' : '(min-width: 900px) 32vw, 92vw'
                }
                {...(index === 0 && { ratio: leadRatio })}
                eager={index === 0}
                heading="h2"
              />
            ))}
          </div>
        )}
      </FilteredList>
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
