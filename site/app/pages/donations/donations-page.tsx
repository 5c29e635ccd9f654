import { styled } from 'styled-components';
import { useAllEntries, useCategoryText } from '../../api/hooks/content';
import { filterRows } from '../../features/records/filtered-list/filter-rows';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useDictionaryFacet } from '../../features/records/filtered-list/use-dictionary-facet';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode } from '../../router/use-route';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { Gift } from './gift';
import { messages as ownMessages } from './messages';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(28px, 4vw, 48px);
  }

  > h2,
  .how > h2 {
    margin-bottom: 8px;
    font-size: var(--size-h2);
  }

  .gifts {
    display: grid;
  }

  .how {
    margin-top: clamp(48px, 6vw, 88px);
    padding: clamp(24px, 4vw, 56px);
    background: var(--silk);
  }
`;

const skeleton = (
  <>
    <SkeletonText lines={3} />
    <SkeletonBlock $ratio="16 / 7" style={{ marginTop: 24 }} />
  </>
);

const pageSize = 24;

/** Donors with their gifts, filtered by material, then how to donate. */
export default function DonationsPage() {
  const messages = usePageMessages(ownMessages);
  const { articles } = useMessages();
  const filters = useListFilters(['material']);
  const categoryCode = useCategoryCode();
  const text = useCategoryText(categoryCode);
  const [introduction] = text.data?.rows ?? [];
  const all = useAllEntries(categoryCode, { ownOnly: true });
  const material = useDictionaryFacet('material', all.data);
  // The text of the page is an entry of the same category.
  const gifts = filterRows(
    all,
    (entry) =>
      (entry.id !== introduction?.id || Boolean(entry.facts?.donor)) &&
      (filters.values.material === '' || entry.material === filters.values.material),
    filters.page,
    pageSize,
  );
  return (
    <Page>
      <PageTitle />
      <Summary text={introduction?.summary} />
      <h2>{messages.gifts}</h2>
      <FilteredList
        filters={filters}
        facets={all.data ? [material.facet] : []}
        facetCalls={[material.call, text]}
        state={gifts}
        pageSize={pageSize}
        skeleton={skeleton}
        count={messages.count}
        empty={articles.empty}
      >
        {(rows) => (
          <ol className="gifts">
            {rows.map((gift) => (
              <Gift key={gift.id} gift={gift} />
            ))}
          </ol>
        )}
      </FilteredList>
      {introduction && (
        <section className="how" aria-labelledby="how-to-give">
          <h2 id="how-to-give">{messages.how}</h2>
          <RichText html={introduction.content} />
        </section>
      )}
    </Page>
  );
}
