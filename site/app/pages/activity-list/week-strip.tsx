import type { Activity } from '../../../contract/schemas/activity';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import type { CallResult } from '../../api/client/call-result';
import { activityKinds } from '../../api/read/activity';
import { DayStrip } from '../../features/calendar/day-strip';
import { useNow } from '../../features/opening-hours/clock';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useIsStaticPage } from '../../ui/static-page';
import { groupByDay } from './group-by-day';
import { messages as ownMessages } from './messages';
import { daysShown } from './use-week';

/** The next days, each with the number of its activities; a press shows that day alone. */
export function WeekStrip({ week }: { week: CallResult<Activity> | undefined }) {
  const messages = usePageMessages(ownMessages);
  const filters = useListFilters(['kind', 'day'], { kind: activityKinds });
  const today = museumDay(useNow());
  const days = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  // A static page may be cached for longer than a day.
  if (useIsStaticPage()) return null;
  const counts = new Map(
    groupByDay(week?.rows ?? []).map(({ day, activities }) => [day, activities.length]),
  );
  const isComplete = week !== undefined && week.total <= week.rows.length;
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
