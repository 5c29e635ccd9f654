import { styled } from 'styled-components';
import { useAllEntries } from '../../api/hooks/content';
import { factOptions } from '../../features/records/filtered-list/facet';
import { filterRows } from '../../features/records/filtered-list/filter-rows';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode } from '../../router/use-route';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { LessonCard } from './lesson-card';
import { messages as ownMessages } from './messages';

const Page = styled.div`
  padding-bottom: var(--section);

  .lessons {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 23.25rem), 1fr));
    column-gap: clamp(28px, 4vw, 64px);
  }
`;

const pageSize = 24;
const filterNames = ['level', 'topic'] as const;

/** Lessons, filtered by school level and topic. */
export default function LessonListPage() {
  const messages = usePageMessages(ownMessages);
  const filters = useListFilters(filterNames);
  const { level, topic } = filters.values;
  const code = useCategoryCode();
  const state = useAllEntries(code);
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <FilteredList
        filters={filters}
        facets={filterNames.map((name) => ({
          name,
          label: messages[name],
          options: factOptions(state.data?.rows ?? [], name),
        }))}
        state={filterRows(
          state,
          ({ facts }) => (!level || facts?.level === level) && (!topic || facts?.topic === topic),
          filters.page,
          pageSize,
        )}
        pageSize={pageSize}
        skeleton={<SkeletonText lines={12} />}
        count={messages.count}
        empty={messages.empty}
      >
        {(lessons) => (
          <div className="lessons">
            {lessons.map((lesson) => (
              <LessonCard key={lesson.id} lesson={lesson} list={code} />
            ))}
          </div>
        )}
      </FilteredList>
    </Page>
  );
}
