import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { calendarPath } from '../../../contract/shared/calendar-files';
import { editionOf } from '../../../contract/shared/edition';
import type { EventKind } from '../../../contract/shared/event-kinds';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { plainButton } from '../../ui/button';
import { messages as ownMessages } from './messages';

const neverChanges = () => () => undefined;
const currentHost = () => window.location.host;
const unknownHost = () => undefined;

const Box = styled.section`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: var(--section);

  h2 {
    font-size: var(--size-h3);
  }

  p {
    max-width: 40em;
    color: var(--ash);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }

  a {
    ${plainButton}
  }
`;

/**
 * Links to the calendar of a kind of dates, or of all: a subscription (`webcal:`, which needs the host and so appears
 * in the browser only) and the file itself.
 */
export function CalendarLinks({ kind }: { kind: EventKind | 'all' }) {
  const messages = usePageMessages(ownMessages);
  const path = calendarPath(kind, editionOf(useLanguage()));
  const host = useSyncExternalStore(neverChanges, currentHost, unknownHost);
  return (
    <Box aria-labelledby="calendar-links" data-print="none">
      <h2 id="calendar-links">{messages.calendars[kind]}</h2>
      <p>{messages.calendarText}</p>
      <div className="actions">
        {host && <a href={`webcal://${host}${path}`}>{messages.subscribe}</a>}
        <a href={path} download>
          {messages.calendarFile}
        </a>
      </div>
    </Box>
  );
}
