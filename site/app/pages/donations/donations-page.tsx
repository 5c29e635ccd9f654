import { styled } from 'styled-components';
import { useCategoryText } from '../../api/use-category-text';
import { useContentByDict } from '../../api/use-content-by-dict';
import { useDictionary } from '../../api/use-dictionary';
import { DictChoice } from '../../features/dict-choice/dict-choice';
import { valuesOf } from '../../features/dict-choice/values-of';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { filtersPath } from '../../ui/filters-path';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { Gift } from './gift';
import { words as ownWords } from './words';

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

/** Those who gave to the museum and what they gave, then how one gives. */
export function DonationsPage() {
  const words = usePageWords(ownWords);
  const { articles } = useMessages();
  const { path, query } = useAddress();
  const material = query.get('material') ?? '';
  const { list, own, detail } = useCategoryText(categoryCode);
  const materials = useDictionary('material');
  const ofMaterial = useContentByDict(
    material
      ? { categoryCode, dictCode: 'material', dictValue: material, pageNum: 1, pageSize: 100 }
      : undefined,
  );
  const known = Boolean(materials.data ?? materials.error);
  const shown = material ? ofMaterial : list;
  return (
    <Page>
      <PageTitle />
      <Summary text={own?.summary} />
      <h2>{words.gifts}</h2>
      {known && list.data && (
        <DictChoice
          dictCode="material"
          values={valuesOf(materials.data?.rows ?? [], 'material', list.data)}
          chosen={material}
          pathOf={(value) => filtersPath(path, { material, page: 1 }, { material: value })}
        />
      )}
      <Loaded
        state={known ? shown : { ...shown, data: undefined, error: undefined }}
        skeleton={skeleton}
      >
        {({ rows }) => {
          const gifts = rows.filter(({ facts }) => facts?.donor);
          if (gifts.length === 0) return <Empty text={articles.empty} />;
          return (
            <ol className="gifts">
              {gifts.map((gift) => (
                <Gift key={gift.id} gift={gift} />
              ))}
            </ol>
          );
        }}
      </Loaded>
      {own && (
        <section className="how" aria-labelledby="how-to-give">
          <h2 id="how-to-give">{words.how}</h2>
          <Loaded state={detail} skeleton={<TextBones lines={8} />}>
            {({ rows: [entry] }) => entry && <RichText html={entry.content} />}
          </Loaded>
        </section>
      )}
    </Page>
  );
}
