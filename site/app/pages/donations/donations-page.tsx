import { styled } from 'styled-components';
import { useCategoryText } from '../../api/use-category-text';
import { useContentByDict } from '../../api/use-content-by-dict';
import { useEveryEntry } from '../../api/use-every-entry';
import { useDictionary } from '../../api/use-dictionary';
import { DictChoice } from '../../features/dict-choice/dict-choice';
import { valuesOf } from '../../features/dict-choice/values-of';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { filtersPath } from '../../ui/filters-path';
import { pageOf, readPage } from '../../ui/pages-to-show';
import { Pagination } from '../../ui/pagination';
import { readWord } from '../../ui/read-word';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { RetryFailed } from '../../ui/retry-line';
import { Gift } from './gift';
import { words as ownMessages } from './words';

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
    <TextBones lines={3} />
    <Bone $ratio="16 / 7" style={{ marginTop: 24 }} />
  </>
);

const categoryCode = 'CulDonation';
const pageSize = 24;

/** Donors with their gifts, filtered by material, then how to donate. */
export function DonationsPage() {
  const messages = usePageWords(ownMessages);
  const { articles } = useMessages();
  const { path, query } = useAddress();
  const material = readWord(query, 'material');
  const page = readPage(query.get('page'));
  const text = useCategoryText(categoryCode);
  const [introduction] = text.data?.rows ?? [];
  const all = useEveryEntry(categoryCode, { ownOnly: true });
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
        <DictChoice
          dictCode="material"
          values={valuesOf(materials.data?.rows ?? [], 'material', all.data)}
          chosen={material}
          pathOf={(value) => filtersPath(path, filters, { material: value })}
        />
      )}
      <RetryFailed calls={[materials]} />
      <Loaded state={material ? byMaterial : all} waits={!isSettled} skeleton={skeleton}>
        {({ rows, total }) => {
          const gifts = rows.filter(({ facts }) => facts?.donor);
          const shown = material ? gifts : pageOf(gifts, page, pageSize);
          const count = material ? total : gifts.length;
          return (
            <>
              {shown.length === 0 ? (
                <Empty text={articles.empty} />
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
                pathOf={(each) => filtersPath(path, filters, { page: each })}
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
