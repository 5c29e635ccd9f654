import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/i18n-context';
import { formatTime, formatTimes } from '../../i18n/format-time';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { factLine } from '../../ui/text/fact-line';
import { messages as ownMessages } from './messages';
import { timeState, type ProgrammeItem } from './programme';

const Row = styled.li`
  display: grid;
  gap: 2px 28px;
  padding-block: 14px;
  border-bottom: 1px solid var(--hairline);

  .when {
    color: var(--ash);
    font-variant-numeric: tabular-nums;
  }

  .title {
    font-weight: 600;
  }

  .title a {
    display: inline-block;
    padding-block: 6px;
  }

  &[data-kind='hours'] .title,
  &[data-time='over'] .title {
    color: var(--ash);
    font-weight: 400;
  }

  &[data-time='now'] {
    border-left: 4px solid var(--malachite);
    padding-left: 16px;
    background: var(--paper-raised);
  }

  .facts {
    color: var(--ash);
    font-size: var(--size-small);
    ${factLine}
  }

  @media (min-width: 40em) {
    grid-template-columns: 7.5em minmax(0, 1fr);
    align-items: baseline;

    .facts {
      grid-column: 2;
    }
  }
`;

interface ProgrammeRowProps {
  item: ProgrammeItem;
  now: Date;
}

/** A line of the programme: time, title, and whether it is over or on now. */
export function ProgrammeRow({ item, now }: ProgrammeRowProps) {
  const language = useLanguage();
  const messages = usePageMessages(ownMessages);
  const { kind, startAt, endAt, title, path } = item;
  const state = timeState(item, now);
  // Opening, last entry and closing are moments, which do not end.
  const isTold = state !== 'later' && endAt !== '';
  const facts = isTold ? [messages[state], ...item.facts] : item.facts;
  const text = <TextWithLanguage text={title} />;
  return (
    <Row data-kind={kind} data-time={state}>
      <p className="when">
        {endAt ? formatTimes(startAt, endAt, language) : formatTime(startAt, language)}
      </p>
      <p className="title">{path ? <Link to={path}>{text}</Link> : text}</p>
      {facts.length > 0 && (
        <p className="facts">
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
      )}
    </Row>
  );
}
