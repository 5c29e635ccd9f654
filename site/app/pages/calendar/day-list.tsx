import { styled } from 'styled-components';
import { formatDay } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { DayDates } from './day-dates';
import { messages as ownMessages } from './messages';
import type { ShownDay } from './shown-day';

const List = styled.ol`
  list-style: none;

  @media (min-width: 60em) {
    display: none;
  }

  > li {
    padding-block: 10px 14px;
    border-bottom: 1px solid var(--hairline);
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    gap: 0 12px;
    font-size: 1.1rem;
  }

  h3 a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }

  h3 span {
    color: var(--ash);
    font-family: var(--text-font);
    font-size: var(--size-small);
    font-weight: 400;
  }

  > li[data-today] {
    border-inline-start: 4px solid var(--cinnabar);
    padding-inline-start: 14px;
    background: var(--paper-raised);
  }

  .dates {
    display: grid;
    gap: 4px;
    list-style: none;
  }

  .dates > [data-kind] {
    display: flex;
  }

  .dates time,
  .dates a {
    display: inline-block;
    padding-block: 8px;
  }

  .dates time {
    flex: none;
  }

  @media (min-width: 40em) {
    > li {
      display: grid;
      grid-template-columns: 13em minmax(0, 1fr);
      gap: 0 24px;
    }
  }
`;

/** The days of a month that are still to come and have something on, for narrow screens. */
export function DayList({ days }: { days: readonly ShownDay[] }) {
  const language = useLanguage();
  const messages = usePageMessages(ownMessages);
  return (
    <List>
      {days.map(({ day, isToday, isClosed, dayPath, programme }) => (
        <li key={day} data-today={isToday || undefined}>
          <h3 aria-current={isToday ? 'date' : undefined}>
            {dayPath ? (
              <Link to={dayPath}>{formatDay(day, language)}</Link>
            ) : (
              formatDay(day, language)
            )}
            {isToday && <span>{messages.today}</span>}
            {isClosed && <span>{messages.closed}</span>}
          </h3>
          <DayDates programme={programme} dayPath={dayPath} />
        </li>
      ))}
    </List>
  );
}
