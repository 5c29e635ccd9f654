import { styled } from 'styled-components';
import { useDictionary } from '../../api/use-dictionary';
import { useExhibitPage } from '../../api/use-exhibit-page';
import { DictChoice } from '../../features/dict-choice/dict-choice';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { filtersPath } from '../../ui/filters-path';
import { MoreLink } from '../../ui/more-link';
import { PagedRecords } from '../../ui/paged-records';
import { readPage } from '../../ui/pages-to-show';
import { readWord } from '../../ui/read-word';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { RetryFailed } from '../../ui/retry-line';
import { Wall, WallSkeleton } from './wall';
import { words as ownMessages } from './words';

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
  const messages = usePageWords(ownMessages);
  const { objects } = useMessages();
  const { path, query } = useAddress();
  const filters = {
    period: readWord(query, 'period'),
    material: readWord(query, 'material'),
    page: readPage(query.get('page')),
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
  const pathTo = (change: Partial<typeof filters>) => filtersPath(path, filters, change);
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <div className="filters" data-print="none">
        <DictChoice
          dictCode="period"
          values={periods.data?.rows ?? []}
          chosen={period}
          pathOf={(value) => pathTo({ period: value })}
        />
        <DictChoice
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
              <Empty text={objects.empty}>
                <MoreLink to={path} keepPlace>
                  {objects.clear}
                </MoreLink>
              </Empty>
            }
          >
            <Wall objects={rows} />
          </PagedRecords>
        )}
      </Loaded>
    </Page>
  );
}
