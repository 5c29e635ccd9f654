import { styled } from 'styled-components';
import { categoryTrail } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { EntriesByPeriod } from './entries-by-period';
import { NewsByTopic } from './news-by-topic';
import { Entries } from './entries';

const Page = styled.div`
  padding-bottom: var(--section);

  .more-in-chinese {
    margin: -18px 0 24px;
    font-size: var(--size-small);
  }

  .more-in-chinese a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

/** Entries of a category: news by date, all other entries as picture cards. */
export default function ArticleListPage() {
  const route = useRoute()?.route;
  const { tree } = useCategories();
  const filters = useListFilters();
  const name = route?.name ?? '';
  const { dated = false, filter } = route?.meta ?? {};
  const subcategories = categoryTrail(tree ?? [], name).at(-1)?.children ?? [];
  return (
    <Page>
      <PageTitle />
      {filter === 'period' ? (
        <EntriesByPeriod name={name} dated={dated} />
      ) : dated && subcategories.length > 0 ? (
        <NewsByTopic name={name} dated />
      ) : (
        <Entries name={name} dated={dated} filters={filters} />
      )}
    </Page>
  );
}
