import { styled } from 'styled-components';
import { categoryTrail } from '../../api/category-tree';
import { useCategories } from '../../api/use-categories';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { useRoute } from '../../router/use-route';
import { filtersPath } from '../../ui/filters-path';
import { ByPeriod } from './by-period';
import { ByTopic } from './by-topic';
import { Entries, type ShownList } from './entries';
import { readFilters, type ListFilters } from './list-filters';

const Page = styled.div`
  padding-bottom: var(--section);

  .count {
    margin: 10px 0 24px;
    color: var(--ash);
  }

  .more-in-chinese {
    margin: -18px 0 24px;
    font-size: var(--size-small);
  }

  .more-in-chinese a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }

  > [role='group'] {
    margin-block: clamp(12px, 2vw, 20px);
  }
`;

/** Codes of categories whose entries are filtered by period. */
const categoriesWithPeriods: ReadonlySet<string> = new Set(['AncientBooks']);

export function ArticleListPage() {
  const route = useRoute()?.route;
  const { path, query } = useAddress();
  const { tree } = useCategories();
  const name = route?.name ?? '';
  const filters = readFilters(query);
  // News is listed by date, all other entries as picture cards.
  const dated = route?.detail === 'NewsDetail';
  const subcategories = categoryTrail(tree ?? [], name).at(-1)?.children ?? [];
  const list: ShownList = {
    name,
    dated,
    filters,
    pathTo: (change: Partial<ListFilters>) => filtersPath(path, filters, change),
  };
  return (
    <Page>
      <PageTitle />
      {categoriesWithPeriods.has(name) ? (
        <ByPeriod {...list} />
      ) : dated && subcategories.length > 0 ? (
        <ByTopic {...list} />
      ) : (
        <Entries {...list} />
      )}
    </Page>
  );
}
