import { styled } from 'styled-components';
import { isOpenOn } from '../../../contract/shared/opening-hours';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useOpeningRules } from '../../api/hooks/site';
import { DayStrip } from '../../features/calendar/day-strip';
import { OnlyOnline } from '../../features/calendar/only-online';
import { HoursSection } from '../../features/opening-hours/hours-section';
import { CategorySummary } from '../../features/records/detail/category-summary';
import { LazyCategoryText } from '../../features/records/detail/lazy-category-text';
import { formatDay } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { RetryLine } from '../../ui/feedback/retry-line';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';
import { useIsStaticPage } from '../../ui/static-page';
import { messages as ownMessages } from './messages';
import { OnView } from './on-view';
import { ProgrammeRow } from './programme-row';
import { useChosenDay } from './use-chosen-day';
import { useProgramme } from './use-programme';

const loadBusyTimes = async () => (await import('./busy-times')).BusyTimes;

const Page = styled.div`
  padding-bottom: var(--section);

  .programme {
    margin-top: 36px;
    min-height: 24em;
  }

  .programme h2 {
    padding-bottom: 10px;
    border-bottom: 2px solid var(--cinnabar);
    font-size: var(--size-h3);
  }

  .programme h2 ~ p {
    margin-top: 10px;
    color: var(--ash);
  }

  .programme h2 ~ .note {
    color: var(--cinnabar-text);
  }

  ol {
    list-style: none;
  }

  .text {
    margin-top: var(--section);
  }
`;

/** The day's programme on one page: hours, tours, activities, how busy it is, exhibitions; today or a day of the next week. */
export default function TodayPage() {
  const isStatic = useIsStaticPage();
  return (
    <Page>
      <PageTitle />
      <CategorySummary />
      <HoursSection />
      {/* A static page may be cached for longer than a day. */}
      {isStatic ? (
        <OnView />
      ) : (
        <OnlyOnline>
          <DayProgramme />
        </OnlyOnline>
      )}
      <div className="text">
        <LazyCategoryText />
      </div>
    </Page>
  );
}

/** The programme of the chosen day, and the days to choose. */
function DayProgramme() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const { now, today, days, day, isUnknown, pathTo } = useChosenDay();
  const rules = useOpeningRules();
  const isClosed = rules.length > 0 && !isOpenOn(day, rules);
  const programme = useProgramme(day, day === today);
  const { items, notes, hasEvents, isLoading, hasFailed, retry } = programme;
  return (
    <>
      <DayStrip
        label={messages.days}
        extra={{
          label: messages.calendar,
          path: pathOfMonth(day, today),
          isCurrent: false,
          isLast: true,
        }}
        days={days.map((each) => ({
          day: each,
          ...(each === today && { name: messages.today }),
          path: pathTo(each),
          isCurrent: each === day,
        }))}
      />
      <section className="programme" aria-labelledby="programme" aria-busy={isLoading}>
        <h2 id="programme">{formatDay(day, language)}</h2>
        {!days.includes(today) && (
          <p>
            <Link to={pathTo(today)} keepScrollAndFocus>
              {messages.backToToday}
            </Link>
          </p>
        )}
        {isUnknown && <p role="status">{messages.unknownDay}</p>}
        {isClosed && <p>{messages.closed}</p>}
        {notes.map(({ id, title }) => (
          <p key={id} className="note">
            <TextWithLanguage text={title} />
          </p>
        ))}
        {hasFailed && <RetryLine onRetry={retry} busy={isLoading} />}
        {isLoading && !hasEvents ? (
          <SkeletonText lines={8} />
        ) : (
          <>
            {items.length > 0 && (
              <ol>
                {items.map((item) => (
                  <ProgrammeRow key={item.key} item={item} now={now} />
                ))}
              </ol>
            )}
            {!hasEvents && !hasFailed && <p>{messages.nothing}</p>}
          </>
        )}
      </section>
      <LazyOnVisible loadComponent={loadBusyTimes} height="240px" />
      <OnView {...(day !== today && { day })} />
    </>
  );
}

/** Path of the calendar with the month of a day. */
function pathOfMonth(day: string, today: string): string {
  const month = day.slice(0, 7);
  const path = pathOfKind('calendar');
  return today.startsWith(month) ? path : `${path}?month=${month}`;
}
