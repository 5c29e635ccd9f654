import { styled } from 'styled-components';
import { weekdays } from '../../../contract/shared/museum-time';
import { formatParts } from '../../i18n/format-date';
import { formatDay } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { DayDates } from './day-dates';
import { messages as ownMessages } from './messages';
import { weeksOfMonth } from './month';
import type { ShownDay } from './shown-day';

const Table = styled.table`
  display: none;
  width: 100%;
  margin-top: 16px;
  table-layout: fixed;
  border-collapse: collapse;

  @media (min-width: 60em) {
    display: table;
  }

  th {
    padding: 8px 10px;
    border-bottom: 2px solid var(--cinnabar);
    font-weight: 600;
    text-align: start;
  }

  td {
    height: 8.5em;
    padding: 2px 8px 10px;
    border: 1px solid var(--hairline);
    vertical-align: top;
  }

  td[data-closed] {
    background: var(--silk);
  }

  td[data-past] :is(.number, .dates a) {
    color: var(--ash);
  }

  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px;
    font-size: var(--size-small);
  }

  .number {
    display: inline-grid;
    place-items: center;
    min-width: var(--hit);
    min-height: var(--hit);
    margin-inline-start: -8px;
    font-family: var(--title-font);
    font-size: 1.3rem;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  a.number:hover {
    background: var(--silk-deep);
  }

  [aria-current='date'] .number {
    background: var(--button);
    color: var(--on-button);
  }

  .dates {
    display: grid;
    gap: 6px;
    font-size: 0.8125rem;
    line-height: 1.45;
    list-style: none;
    overflow-wrap: anywhere;
  }

  @media (pointer: coarse) {
    .dates a {
      display: flex;
      align-items: center;
      min-height: var(--hit);
    }
  }
`;

/** Dates in a cell; more would make the rows of the table uneven. */
const atMost = 4;

interface MonthTableProps {
  month: string;
  /** Id of the heading that names the table. */
  labelledBy: string;
  showDay: (day: string) => ShownDay;
}

/** A month as a table with a column for each day of the week, for wide screens. */
export function MonthTable({ month, labelledBy, showDay }: MonthTableProps) {
  const language = useLanguage();
  const [sunday, ...others] = weekdays;
  const weeks = weeksOfMonth(month);
  const firstFull = weeks[1] ?? [];
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[...others, sunday].map((weekday, index) => (
            <th key={weekday} scope="col">
              {formatParts(firstFull[index] ?? '', language, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.join()}>
            {week.map((day, index) =>
              day === '' ? <td key={index} /> : <DayCell key={day} {...showDay(day)} />,
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DayCell({ day, isToday, isPast, isClosed, dayPath, programme }: ShownDay) {
  const language = useLanguage();
  const messages = usePageMessages(ownMessages);
  const number = Number(day.slice(8));
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      data-past={isPast || undefined}
      data-closed={isClosed || undefined}
    >
      <div className="head">
        {dayPath ? (
          <Link
            to={dayPath}
            className="number"
            aria-label={messages.programmeOf(formatDay(day, language))}
          >
            {number}
          </Link>
        ) : (
          <span className="number">{number}</span>
        )}
        {isToday && <span>{messages.today}</span>}
        {isClosed && <span>{messages.closed}</span>}
      </div>
      <DayDates programme={programme} dayPath={dayPath} atMost={atMost} />
    </td>
  );
}
