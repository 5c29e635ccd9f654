import { styled } from 'styled-components';
import { openingTimes } from '../../../contract/opening-hours';
import { useMessages } from '../../i18n/language';
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

/** One line: is the museum open today, and until when. */
export function Today() {
  const words = useMessages().opening;
  const { state, next } = openingState(useNow());
  const { from, until, lastEntry } = openingTimes;
  const later = next.tomorrow
    ? words.closedNow(from)
    : words.closedUntil(words.weekdays[next.weekday] ?? '', from);
  const sentence = {
    open: words.open(until),
    later: words.later(from, until),
    over: later,
    closed: words.closedMonday(from),
  }[state];
  return (
    <Line data-state={state}>
      <span>{sentence}</span>
      {(state === 'open' || state === 'later') && <span>{words.lastEntry(lastEntry)}</span>}
    </Line>
  );
}
