import { styled } from 'styled-components';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import { activityKinds } from '../../api/read/activity';
import { oneOf } from '../../api/read/values';
import { useActivityPage } from '../../api/hooks/activity';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { useIsStaticPage } from '../../ui/static-page';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { groupByDay } from './group-by-day';
import { messages as ownMessages } from './messages';

const Strip = styled.nav`
  margin-block: 32px 20px;

  ul {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    border: 1px solid var(--control-line);
    list-style: none;
  }

  li + li {
    border-left: 1px solid var(--hairline);
  }

  a {
    display: grid;
    align-content: center;
    justify-items: center;
    min-height: 96px;
    padding: 8px 4px;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }

  a:hover {
    background: var(--silk);
  }

  a[aria-current] {
    background: var(--button);
    color: var(--on-button);
  }

  strong {
    font-family: var(--title-font);
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: var(--size-small);
  }

  @media (max-width: 40em) {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    li:nth-child(5) {
      border-left: 0;
    }

    li:nth-child(n + 5) {
      border-top: 1px solid var(--hairline);
    }
  }
`;

const pageSize = 100;

/** The next seven days, each with the number of its activities of the chosen kind; a press shows that day alone. */
export function WeekStrip() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const filters = useListFilters(['kind', 'day'], { kind: activityKinds });
  const kind = oneOf(filters.values.kind, activityKinds);
  const today = museumDay(new Date());
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
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return (
    <Strip aria-label={messages.week}>
      <ul>
        <li>
          <Link
            to={filters.pathTo({ day: '' })}
            aria-current={filters.values.day === '' || undefined}
            keepScrollAndFocus
          >
            {messages.allDays}
          </Link>
        </li>
        {days.map((day) => (
          <li key={day}>
            <Link
              to={filters.pathTo({ day })}
              aria-current={filters.values.day === day || undefined}
              keepScrollAndFocus
            >
              <span>{day === today ? messages.today : weekday.format(new Date(day))}</span>
              <strong>
                <VisuallyHidden>{month.format(new Date(day))} </VisuallyHidden>
                {Number(day.slice(8))}
              </strong>
              <small>{isComplete && messages.perDay(counts.get(day) ?? 0)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
