import { styled } from 'styled-components';
import { useEveryEntry } from '../../api/use-every-entry';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { ChoiceRow } from '../../ui/choice-row';
import { filtersPath } from '../../ui/filters-path';
import { MoreLink } from '../../ui/more-link';
import { pageOf } from '../../ui/pages-to-show';
import { Pagination } from '../../ui/pagination';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { LessonCard } from './lesson-card';
import { choicesOf, matching, readFilters, type LessonFilters } from './lesson-filters';
import { words as ownMessages } from './words';

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
  const messages = usePageWords(ownMessages);
  const { objects } = useMessages();
  const { path, query } = useAddress();
  const filters = readFilters(query);
  const state = useEveryEntry('CloudClassroom');
  const pathTo = (change: Partial<LessonFilters>) => filtersPath(path, filters, change);
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <Loaded state={state} skeleton={<TextBones lines={12} />}>
        {({ rows }) => {
          const shown = matching(rows, filters);
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
                      ...choicesOf(rows, name).map((value) => ({ value, label: value })),
                    ]}
                  />
                ))}
              </div>
              <p className="count" role="status">
                {messages.count(shown.length)}
              </p>
              {shown.length === 0 && (
                <Empty text={messages.empty}>
                  <MoreLink to={path} keepPlace>
                    {objects.clear}
                  </MoreLink>
                </Empty>
              )}
              <div className="lessons">
                {pageOf(shown, filters.page, pageSize).map((lesson) => (
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
