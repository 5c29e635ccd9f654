import { styled } from 'styled-components';
import { eventKinds } from '../../../contract/shared/event-kinds';
import { addDays } from '../../../contract/shared/museum-time';
import { isOpenOn } from '../../../contract/shared/opening-hours';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useCalendarDates } from '../../api/hooks/calendar';
import { useOpeningRules } from '../../api/hooks/site';
import { CalendarLinks } from '../../features/calendar/calendar-links';
import { OnlyOnline } from '../../features/calendar/only-online';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { CategorySummary } from '../../features/records/detail/category-summary';
import { LazyCategoryText } from '../../features/records/detail/lazy-category-text';
import { formatMonthDay } from '../../i18n/format-date';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { plainButton } from '../../ui/button';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { useIsStaticPage } from '../../ui/static-page';
import { DayList } from './day-list';
import { messages as ownMessages } from './messages';
import { boundsOfMonth, weeksOfMonth } from './month';
import { MonthLinks } from './month-links';
import { MonthTable } from './month-table';
import { programmeOfDay } from './programme-of-day';
import type { ShownDay } from './shown-day';
import { useChosenMonth } from './use-chosen-month';

const Page = styled.div`
  padding-bottom: var(--section);

  .month {
    min-height: 40em;
  }

  .note {
    margin-top: 12px;
    color: var(--ash);
  }

  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 24px;
  }

  .more a {
    ${plainButton}
  }
`;

/** Days ahead for which the service knows weekly activities and tours. */
const daysPlanned = 8 * 7;

const headingId = 'month';

/** Everything that is on in a month, by day: a table on wide screens, a list of days on narrow ones. */
export default function CalendarPage() {
  const messages = usePageMessages(ownMessages);
  const isStatic = useIsStaticPage();
  const { kind } = useChosenMonth();
  return (
    <Page>
      <PageTitle />
      <CategorySummary />
      {/* A static page may be cached for longer than a day. */}
      {!isStatic && (
        <OnlyOnline>
          <Month />
        </OnlyOnline>
      )}
      <p className="more" data-print="none">
        <Link to={pathOfKind('activity-list')}>{messages.activities}</Link>
        <Link to={pathOfKind('today')}>{messages.todayPage}</Link>
      </p>
      <CalendarLinks kind={kind || 'all'} />
      <LazyCategoryText />
    </Page>
  );
}

function Month() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const { today, month, kind, pathTo } = useChosenMonth();
  const { from, to } = boundsOfMonth(month);
  const dates = useCalendarDates(from, to);
  const rules = useOpeningRules();
  const rows = dates.data?.rows ?? [];
  const showDay = (day: string): ShownDay => ({
    day,
    isToday: day === today,
    isPast: day < today,
    isClosed: rules.length > 0 && !isOpenOn(day, rules),
    dayPath: day < today ? undefined : pathOfDay(day, today),
    programme: programmeOfDay(rows, day, kind),
  });
  const days = weeksOfMonth(month).flat().filter(Boolean).map(showDay);
  const hasSomething = ({ programme, isClosed }: ShownDay) =>
    programme.dates.length + programme.tours > 0 || (isClosed && kind !== 'activity');
  const lastPlanned = addDays(today, daysPlanned);
  return (
    <section className="month" aria-labelledby={headingId} aria-busy={dates.isLoading}>
      <MonthLinks id={headingId} />
      <ChoiceRow
        label={messages.kind}
        choices={[
          { value: '', label: messages.all },
          ...eventKinds.map((value) => ({ value, label: messages.kinds[value] })),
        ]}
        chosen={kind}
        pathOf={(value) => pathTo({ kind: value })}
      />
      <RetryFailed calls={[dates]} />
      <MonthTable month={month} labelledBy={headingId} showDay={showDay} />
      <DayList days={days.filter((day) => !day.isPast && hasSomething(day))} />
      {dates.data &&
        !days.some(({ programme }) => programme.dates.length + programme.tours > 0) && (
          <p className="note">{messages.nothing}</p>
        )}
      {to > lastPlanned && kind !== 'exhibition' && kind !== 'hours' && (
        <p className="note">{messages.beyond(formatMonthDay(lastPlanned, language))}</p>
      )}
    </section>
  );
}

/** Path of the programme of a day. */
function pathOfDay(day: string, today: string): string {
  const path = pathOfKind('today');
  return day === today ? path : `${path}?day=${day}`;
}
