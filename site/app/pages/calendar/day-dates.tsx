import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { DateLine } from './date-line';
import { messages as ownMessages } from './messages';
import type { DayProgramme } from './programme-of-day';

interface DayDatesProps {
  programme: DayProgramme;
  /** Path of the programme of the day; undefined for a day that is over. */
  dayPath: string | undefined;
  /** Dates to show at most; the rest is a link to the programme. Default: all. */
  atMost?: number;
}

/** The dates of a day, and a line that counts the docents' tours. */
export function DayDates({ programme, dayPath, atMost = Infinity }: DayDatesProps) {
  const messages = usePageMessages(ownMessages);
  const { dates, tours } = programme;
  // A link to the rest takes the place of two dates or more.
  const shown = dates.length > atMost ? dates.slice(0, atMost - 1) : dates;
  const rest = dates.length - shown.length;
  const linked = (text: string) => (dayPath ? <Link to={dayPath}>{text}</Link> : text);
  return (
    <ul className="dates">
      {shown.map((date) => (
        <DateLine key={date.id} date={date} />
      ))}
      {rest > 0 && <li className="rest">{linked(messages.more(rest))}</li>}
      {tours > 0 && <li className="rest">{linked(messages.tours(tours))}</li>}
    </ul>
  );
}
