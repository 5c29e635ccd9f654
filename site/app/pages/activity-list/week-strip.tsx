import { addDays, museumDay } from '../../../contract/shared/museum-time';
import { activityKinds } from '../../api/read/activity';
import { oneOf } from '../../api/read/values';
import { useActivityPage } from '../../api/hooks/activity';
import { DayStrip } from '../../features/calendar/day-strip';
import { useNow } from '../../features/opening-hours/clock';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useIsStaticPage } from '../../ui/static-page';
import { groupByDay } from './group-by-day';
import { messages as ownMessages } from './messages';

const pageSize = 100;

/** The next seven days, each with the number of its activities of the chosen kind; a press shows that day alone. */
export function WeekStrip() {
  const messages = usePageMessages(ownMessages);
  const filters = useListFilters(['kind', 'day'], { kind: activityKinds });
  const kind = oneOf(filters.values.kind, activityKinds);
  const today = museumDay(useNow());
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const week = useActivityPage({
    ...(kind && { kind }),
    to: addDays(today, 6),
    pageNum: 1,
    pageSize,
  }).data;
  // A static page may be cached for longer than a day.
  if (useIsStaticPage()) return null;
  const counts = new Map(
    groupByDay(week?.rows ?? []).map(({ day, activities }) => [day, activities.length]),
  );
  const isComplete = week !== undefined && week.total <= pageSize;
  return (
    <DayStrip
      label={messages.week}
      extra={{
        label: messages.allDays,
        path: filters.pathTo({ day: '' }),
        isCurrent: filters.values.day === '',
      }}
      days={days.map((day) => ({
        day,
        ...(day === today && { name: messages.today }),
        note: isComplete && messages.perDay(counts.get(day) ?? 0),
        path: filters.pathTo({ day }),
        isCurrent: filters.values.day === day,
      }))}
    />
  );
}
