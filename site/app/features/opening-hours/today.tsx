import { styled } from 'styled-components';
import { addDays, museumDay, weekdayOf, weekdays } from '../../../contract/museum-time';
import type { Language } from '../../../contract/sites';
import { useOpening } from '../../api/use-opening';
import { useLanguage, useMessages } from '../../i18n/language';
import { useNow } from './clock';
import { openingState } from './opening-state';

const Line = styled.p`
  display: inline;

  /* On a line of its own it stands under the sentence, not under its dot. */
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

/** One line: is the museum open today, and until when. Nothing while the hours are not known. */
export function Today() {
  const words = useMessages().opening;
  const language = useLanguage();
  const rules = useOpening();
  const now = useNow();
  const { state, hours, next } = openingState(now, rules);
  if (rules.length === 0) return null;
  const dayOf = ({ day }: { day: string }) =>
    day < addDays(museumDay(now), 7)
      ? (words.weekdays[weekdays.indexOf(weekdayOf(day))] ?? '')
      : shortDay(day, language);
  const isOver = state === 'over';
  const later = !next
    ? words.closed(isOver)
    : next.tomorrow
      ? words.closedNow(isOver, shown(next.hours.opens))
      : words.closedUntil(isOver, dayOf(next), shown(next.hours.opens));
  const [opens, closes] = hours ? [shown(hours.opens), shown(hours.closes)] : ['', ''];
  const sentence = {
    open: words.open(closes),
    later: words.later(opens, closes),
    lastHour: words.lastHour(hours ? shown(hours.lastEntry) : '', closes),
    over: later,
    closed: later,
  }[state];
  return (
    <Line data-state={state}>
      <span>{sentence}</span>
      {hours && (state === 'open' || state === 'later') && (
        <span>{words.lastEntry(shown(hours.lastEntry))}</span>
      )}
    </Line>
  );
}

/** `09:00` as visitors read it: `9:00`. */
const shown = (time: string) => time.replace(/^0(?=\d)/, '');

function shortDay(day: string, language: Language): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const parts = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, parts).format(new Date(day));
}
