import { useState } from 'react';
import { styled } from 'styled-components';
import { bookingCalendarUrl } from '../../../contract/shared/booking-calendar';
import { editionFields } from '../../../contract/shared/edition';
import { spellReferenceCode } from '../../../contract/shared/reference-code';
import { useSiteId } from '../../api/client/use-site-id';
import { useLanguage } from '../../i18n/i18n-context';
import { formatDay, formatTimes } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { plainButton } from '../../ui/button';
import { saveFile } from '../../ui/save-file';
import { ticketMessages } from './messages';
import { QrCode } from './qr-code';
import type { Ticket } from './ticket';
import { drawTicket } from './ticket-picture';

const Box = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  .qr {
    width: min(216px, 100%);
    border: 1px solid var(--hairline);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }

  .actions > * {
    ${plainButton}
  }

  p {
    color: var(--ash);
  }

  [role='status']:empty {
    display: none;
  }
`;

/** QR code of a ticket, and the ways to keep it: a picture and a calendar entry. */
export function TicketCode({ ticket }: { ticket: Ticket }) {
  const messages = usePageMessages(ticketMessages);
  const language = useLanguage();
  const siteId = useSiteId();
  const [status, setStatus] = useState('');
  const { id, code, startAt, endAt, people } = ticket;
  const spelled = spellReferenceCode(code);
  const save = async () => {
    const picture = await drawTicket(code, {
      museum: messages.museum,
      title: messages.title,
      when: `${formatDay(startAt, language)} ${formatTimes(startAt, endAt, language)}`,
      people: messages.people(people),
      code: spelled,
      how: messages.how,
    });
    saveFile(messages.fileName(startAt.slice(0, 10)), picture);
    setStatus(messages.saved);
  };
  return (
    <Box>
      <QrCode text={code} label={messages.qr(spelled)} />
      <p>{messages.how}</p>
      <div className="actions" data-print="none">
        <button type="button" onClick={() => void save()}>
          {messages.save}
        </button>
        <a href={bookingCalendarUrl(id, siteId ?? '', editionFields)}>{messages.calendar}</a>
      </div>
      <p role="status">{status}</p>
    </Box>
  );
}
