import { styled } from 'styled-components';
import { categoryTrail } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { useRoute } from '../../router/use-route';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { EntriesByPeriod } from './entries-by-period';
import { NewsByTopic } from './news-by-topic';
import { Entries, type CategoryListProps } from './entries';
import { readListFilters, type ListFilters } from './list-filters';

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
  const { path, query } = useHashLocation();
  const { tree } = useCategories();
  const name = route?.name ?? '';
  const filters = readListFilters(query);
  // News is listed by date, all other entries as picture cards.
  const dated = route?.detail === 'NewsDetail';
  const subcategories = categoryTrail(tree ?? [], name).at(-1)?.children ?? [];
  const list: CategoryListProps = {
    name,
    dated,
    filters,
    pathTo: (change: Partial<ListFilters>) => pathWithFilters(path, filters, change),
  };
  return (
    <Page>
      <PageTitle />
      {categoriesWithPeriods.has(name) ? (
        <EntriesByPeriod {...list} />
      ) : dated && subcategories.length > 0 ? (
        <NewsByTopic {...list} />
      ) : (
        <Entries {...list} />
      )}
    </Page>
  );
}
