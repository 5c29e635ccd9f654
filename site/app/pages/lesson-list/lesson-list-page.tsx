import { styled } from 'styled-components';
import { useAllEntries } from '../../api/hooks/content';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { MoreLink } from '../../features/records/list/more-link';
import { slicePage } from '../../ui/page/pages-to-show';
import { Pagination } from '../../features/records/list/pagination';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { Summary } from '../../ui/text/summary';
import { LessonCard } from './lesson-card';
import {
  listFilterOptions,
  filterLessons,
  readLessonFilters,
  type LessonFilters,
} from './lesson-filters';
import { messages as ownMessages } from './messages';

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
    margin-top: 20px;
    color: var(--ash);
  }

  .lessons {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 23.25rem), 1fr));
    column-gap: clamp(28px, 4vw, 64px);
  }
`;

const pageSize = 24;

export function LessonListPage() {
  const messages = usePageMessages(ownMessages);
  const { objects } = useMessages();
  const { path, query } = useHashLocation();
  const filters = readLessonFilters(query);
  const state = useAllEntries('CloudClassroom');
  const pathTo = (change: Partial<LessonFilters>) => pathWithFilters(path, filters, change);
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <Loaded state={state} skeleton={<SkeletonText lines={12} />}>
        {({ rows }) => {
          const shown = filterLessons(rows, filters);
          return (
            <>
              <div className="filters" data-print="none">
                {(['level', 'topic'] as const).map((name) => (
                  <ChoiceRow
                    key={name}
                    label={messages[name]}
                    chosen={filters[name]}
                    pathOf={(value) => pathTo({ [name]: value })}
                    choices={[
                      { value: '', label: objects.all },
                      ...listFilterOptions(rows, name).map((value) => ({ value, label: value })),
                    ]}
                  />
                ))}
              </div>
              <p className="count" role="status">
                {messages.count(shown.length)}
              </p>
              {shown.length === 0 && (
                <EmptyState text={messages.empty}>
                  <MoreLink to={path} keepPlace>
                    {objects.clear}
                  </MoreLink>
                </EmptyState>
              )}
              <div className="lessons">
                {slicePage(shown, filters.page, pageSize).map((lesson) => (
                  <LessonCard key={lesson.id} lesson={lesson} />
                ))}
              </div>
              <Pagination
                page={filters.page}
                pageCount={Math.ceil(shown.length / pageSize)}
                pathOf={(page) => pathTo({ page })}
              />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
