import { styled } from 'styled-components';
import type { CalendarDate } from '../../../contract/schemas/calendar';
import { formatTime } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { messages as ownMessages } from './messages';

const Line = styled.li`
  border-inline-start: 3px solid var(--kind, var(--control-line));
  padding-inline-start: 8px;

  &[data-kind='activity'] {
    --kind: var(--malachite);
  }

  &[data-kind='tour'] {
    --kind: var(--azurite);
  }

  &[data-kind='exhibition'] {
    --kind: var(--cinnabar);
  }

  &[data-kind='hours'] {
    --kind: var(--ink);
  }

  time {
    margin-inline-end: 0.5em;
    color: var(--ash);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  s {
    color: var(--ash);
  }
`;

/** A date of the calendar: time and title, leading to its page. */
export function DateLine({ date }: { date: CalendarDate }) {
  const { title, kinds, startAt, path, isCancelled } = date;
  const language = useLanguage();
  const messages = usePageMessages(ownMessages);
  const [kind = 'activity'] = kinds;
  const text = <TextWithLanguage text={title} />;
  return (
    <Line data-kind={kind}>
      <VisuallyHidden>{messages.kinds[kind]} </VisuallyHidden>
      {startAt && kind !== 'hours' && (
        <time dateTime={startAt}>{formatTime(startAt, language)}</time>
      )}
      {isCancelled && (
        <>
          <span className="cancelled">{messages.cancelled}</span> <s>{text}</s>
        </>
      )}
      {!isCancelled && (path ? <Link to={path}>{text}</Link> : <span>{text}</span>)}
    </Line>
  );
}
