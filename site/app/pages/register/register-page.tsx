import { styled } from 'styled-components';
import { useContentPage } from '../../api/hooks/content';
import { useDictionary } from '../../api/hooks/dictionary';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { SectionLead } from '../../features/records/detail/section-lead';
import { useMessages } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { RegisterRow } from './register-row';

const pageSize = 12;

const Page = styled.div`
  padding-bottom: var(--section);

  .rows {
    border-top: 2px solid var(--cinnabar);
  }
`;

/** Register of documents, projects or papers, newest first, each with its number or author. */
export default function RegisterPage() {
  const { articles } = useMessages();
  const route = useRoute()?.route;
  const name = route?.name ?? '';
  const filters = useListFilters();
  const state = useContentPage({ categoryCode: name, pageNum: filters.page, pageSize });
  const labels = useDictionary('fact');
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <FilteredList
        filters={filters}
        facetCalls={[labels]}
        state={state}
        pageSize={pageSize}
        skeleton={<SkeletonText lines={16} />}
        count={articles.count}
        empty={articles.empty}
      >
        {(rows) => (
          <ul className="rows">
            {rows.map((entry) => (
              <RegisterRow key={entry.id} entry={entry} names={route?.meta?.facts ?? []} />
            ))}
          </ul>
        )}
      </FilteredList>
    </Page>
  );
}
