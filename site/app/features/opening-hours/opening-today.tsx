import { styled } from 'styled-components';
import { findVisitorGuide } from '../../../contract/shared/route-paths';
import { addDays, museumDay, weekdayOf, weekdays } from '../../../contract/shared/museum-time';
import { useOpeningRules } from '../../api/hooks/site';
import { formatMonthDay } from '../../i18n/format-date';
import { unbrokenRanges } from '../../i18n/unbroken-ranges';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { useNow } from './clock';
import { openingState } from './opening-state';

const Line = styled.p`
  display: inline;

  /* Hours that the device kept say nothing about today. */
  :root[data-kept-at] & {
    display: none;
  }

  /* As inline padding, it enlarges the target and not the line. */
  a {
    padding-block: 10px;
  }

  /* Wrapped to a second line, it aligns with the text and not with the dot. */
  span + span {
    display: inline-block;
    margin-left: 1.25em;
  }

  &::before {
    content: '';
    display: inline-block;
    margin-right: 0.7em;
    vertical-align: 0.06em;
    width: 0.55em;
    height: 0.55em;
    border-radius: 50%;
    border: 1px solid currentColor;
  }

  &[data-state='open']::before {
    background: var(--malachite);
    border-color: var(--malachite);
  }
`;

/** Line with today's opening state, a link to the hours. Renders nothing until the opening rules are loaded. */
export function OpeningToday({ onFollow }: { onFollow?: () => void }) {
  const messages = useMessages().opening;
  const language = useLanguage();
  const rules = useOpeningRules();
  const now = useNow();
  const { state, hours, next } = openingState(now, rules);
  if (rules.length === 0) return null;
  const dayOf = ({ day }: { day: string }) =>
    day < addDays(museumDay(now), 7)
      ? (messages.weekdays[weekdays.indexOf(weekdayOf(day))] ?? '')
      : formatMonthDay(day, language);
  const isOver = state === 'over';
  const nextText = !next
    ? messages.closed(isOver)
    : next.tomorrow
      ? messages.closedNow(isOver, formatTime(next.hours.opens))
      : messages.closedUntil(isOver, dayOf(next), formatTime(next.hours.opens));
  const [opens, closes] = hours ? [formatTime(hours.opens), formatTime(hours.closes)] : ['', ''];
  const sentence = {
    open: messages.open(closes),
    later: messages.later(opens, closes),
    lastHour: messages.lastHour(hours ? formatTime(hours.lastEntry) : '', closes),
    over: nextText,
    closed: nextText,
  }[state];
  return (
    <Line data-state={state}>
      <Link to={findVisitorGuide()?.path ?? '/'} onClick={onFollow}>
        <span>{unbrokenRanges(sentence)}</span>
        {hours && (state === 'open' || state === 'later') && (
          <span>{messages.lastEntry(formatTime(hours.lastEntry))}</span>
        )}
      </Link>
    </Line>
  );
}

/** `09:00` → `9:00`. */
const formatTime = (time: string) => time.replace(/^0(?=\d)/, '');
