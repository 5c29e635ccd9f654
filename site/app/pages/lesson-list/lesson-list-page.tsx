import { styled } from 'styled-components';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useAllEntries } from '../../api/hooks/content';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useFactFilters } from '../../features/records/filtered-list/use-fact-filters';
import { MoreLink } from '../../features/records/list/more-link';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode } from '../../router/use-route';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { ArrowIcon } from '../../ui/icons/icons';
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

const filterNames = ['level', 'topic'] as const;

/** Lessons, filtered by school level and topic. */
export default function LessonListPage() {
  const messages = usePageMessages(ownMessages);
  const code = useCategoryCode();
  const list = useFactFilters(useAllEntries(code), filterNames, messages);
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <MoreLink to={pathOfKind('class-visit')}>
        {messages.visit}
        <ArrowIcon />
      </MoreLink>
      <FilteredList
        {...list}
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
