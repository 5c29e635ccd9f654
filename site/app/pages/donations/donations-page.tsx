import { styled } from 'styled-components';
import { useCategoryText, useContentByDict, useAllEntries } from '../../api/hooks/content';
import { useDictionary } from '../../api/hooks/dictionary';
import { DictionaryFilter } from '../../features/records/filters/dictionary-filter';
import { usedValues } from '../../features/records/filters/used-values';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { slicePage, parsePage } from '../../ui/page/pages-to-show';
import { Pagination } from '../../features/records/list/pagination';
import { readQueryText } from '../../features/records/filters/read-query-text';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { Summary } from '../../ui/text/summary';
import { RetryFailed } from '../../ui/feedback/retry-line';
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

const categoryCode = 'CulDonation';
const pageSize = 24;

/** Donors with their gifts, filtered by material, then how to donate. */
export function DonationsPage() {
  const messages = usePageMessages(ownMessages);
  const { articles } = useMessages();
  const { path, query } = useHashLocation();
  const material = readQueryText(query, 'material');
  const page = parsePage(query.get('page'));
  const text = useCategoryText(categoryCode);
  const [introduction] = text.data?.rows ?? [];
  const all = useAllEntries(categoryCode, { ownOnly: true });
  const materials = useDictionary('material');
  const filters = { material, page };
  const byMaterial = useContentByDict(
    material
      ? { categoryCode, dictCode: 'material', dictValue: material, pageNum: page, pageSize }
      : undefined,
  );
  const isSettled = Boolean(materials.data ?? materials.error);
  return (
    <Page>
      <PageTitle />
      <Summary text={introduction?.summary} />
      <h2>{messages.gifts}</h2>
      {isSettled && all.data && (
        <DictionaryFilter
          dictCode="material"
          values={usedValues(materials.data?.rows ?? [], 'material', all.data)}
          chosen={material}
          pathOf={(value) => pathWithFilters(path, filters, { material: value })}
        />
      )}
      <RetryFailed calls={[materials]} />
      <Loaded state={material ? byMaterial : all} keepSkeleton={!isSettled} skeleton={skeleton}>
        {({ rows, total }) => {
          const gifts = rows.filter(({ facts }) => facts?.donor);
          const shown = material ? gifts : slicePage(gifts, page, pageSize);
          const count = material ? total : gifts.length;
          return (
            <>
              {shown.length === 0 ? (
                <EmptyState text={articles.empty} />
              ) : (
                <ol className="gifts">
                  {shown.map((gift) => (
                    <Gift key={gift.id} gift={gift} />
                  ))}
                </ol>
              )}
              <Pagination
                page={page}
                pageCount={Math.ceil(count / pageSize)}
                pathOf={(each) => pathWithFilters(path, filters, { page: each })}
              />
            </>
          );
        }}
      </Loaded>
      {introduction && (
        <section className="how" aria-labelledby="how-to-give">
          <h2 id="how-to-give">{messages.how}</h2>
          <RichText html={introduction.content} />
        </section>
      )}
    </Page>
  );
}
