import { styled } from 'styled-components';
import { activityKinds } from '../../api/read/activity';
import { oneOf } from '../../api/read/values';
import { useActivityPage } from '../../api/hooks/activity';
import { activityMessages } from '../../features/activity/messages';
import { CalendarLinks } from '../../features/calendar/calendar-links';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useNow } from '../../features/opening-hours/clock';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { CategoryText } from '../../features/records/detail/category-text';
import { retryTogether } from '../../features/records/list/retry-together';
import { useLanguage } from '../../i18n/i18n-context';
import { formatDay } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { ActivityRow } from './activity-row';
import { boundsOfDay } from './bounds-of-day';
import { groupByDay } from './group-by-day';
import { messages as ownMessages } from './messages';
import { useWeek } from './use-week';
import { WeekStrip } from './week-strip';

const pageSize = 30;

const Page = styled.div`
  padding-bottom: var(--section);

  .day {
    margin-top: 36px;
  }

  .day h2 {
    padding-bottom: 10px;
    border-bottom: 2px solid var(--cinnabar);
    font-size: var(--size-h3);
  }
`;

/** Activities of the next weeks by day, filtered by kind and day. */
export default function ActivityListPage() {
  const messages = usePageMessages(ownMessages);
  const { kinds } = usePageMessages(activityMessages);
  const language = useLanguage();
  const filters = useListFilters(['kind', 'day'], { kind: activityKinds });
  const kind = oneOf(filters.values.kind, activityKinds);
  const state = useActivityPage({
    ...(kind && { kind }),
    ...boundsOfDay(filters.values.day, useNow()),
    pageNum: filters.page,
    pageSize,
  });
  const week = useWeek(kind);
  return (
    <Page>
      <PageTitle />
      <CategoryText />
      <WeekStrip week={week.data} />
      {!state.error && <RetryFailed calls={[week]} />}
      <FilteredList
        filters={filters}
        facets={[
          {
            name: 'kind',
            label: messages.kind,
            options: activityKinds.map((value) => ({ value, label: kinds[value] })),
          },
        ]}
        state={retryTogether(state, [week])}
        pageSize={pageSize}
        skeleton={<SkeletonText lines={12} />}
        count={messages.count}
        empty={messages.empty}
      >
        {(rows) =>
          groupByDay(rows).map(({ day, activities }) => (
            <section key={day} className="day" aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`}>{formatDay(day, language) || messages.undated}</h2>
              <ul className="rows">
                {activities.map((activity) => (
                  <ActivityRow key={activity.id} activity={activity} />
                ))}
              </ul>
            </section>
          ))
        }
      </FilteredList>
      <CalendarLinks kind="activity" />
    </Page>
  );
}
