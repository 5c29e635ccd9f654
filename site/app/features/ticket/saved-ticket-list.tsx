import { useId } from 'react';
import { styled } from 'styled-components';
import { spellReferenceCode } from '../../../contract/shared/reference-code';
import { useLanguage } from '../../i18n/i18n-context';
import { formatDay, formatTimes } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { plainButton } from '../../ui/button';
import { ticketMessages } from './messages';
import { removeTicket } from './saved-tickets';
import { TicketCode } from './ticket-code';
import { useCancelledTickets } from './use-cancelled-tickets';
import { useTickets } from './use-tickets';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 20px;
  margin-top: 20px;

  li {
    display: grid;
    align-content: start;
    gap: 12px;
    padding: clamp(16px, 3vw, 28px);
    border: 1px solid var(--hairline);
    border-top: 4px solid var(--malachite);
    background: var(--paper-raised);
  }

  h3 {
    font-size: var(--size-h3);
  }

  .code {
    font-size: 1.5rem;
    white-space: nowrap;
  }

  .cancelled {
    color: var(--cinnabar-text);
    font-size: 1.25rem;
    font-weight: 700;
  }

  .remove {
    ${plainButton}
    justify-self: start;
  }
`;

/** The tickets on this device but that of the code `except`; nothing without any. */
export function SavedTicketList({ except }: { except: string | undefined }) {
  const messages = usePageMessages(ticketMessages);
  const language = useLanguage();
  const id = useId();
  const tickets = useTickets().filter(({ code }) => code !== except);
  const cancelled = useCancelledTickets(tickets);
  if (tickets.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{messages.onDevice}</h2>
      <p className="lead">{messages.onDeviceText}</p>
      <List>
        {tickets.map((ticket) => (
          <li key={ticket.code}>
            <h3>
              {formatDay(ticket.startAt, language)}{' '}
              {formatTimes(ticket.startAt, ticket.endAt, language)}
            </h3>
            <p>
              {messages.people(ticket.people)} · {messages.number}{' '}
              <strong className="code">{spellReferenceCode(ticket.code)}</strong>
            </p>
            {cancelled.includes(ticket.id) ? (
              <p className="cancelled">{messages.cancelled}</p>
            ) : (
              <TicketCode ticket={ticket} />
            )}
            <button
              type="button"
              className="remove"
              onClick={() => {
                removeTicket(ticket.code, new Date());
              }}
            >
              {messages.remove}
            </button>
          </li>
        ))}
      </List>
    </section>
  );
}
