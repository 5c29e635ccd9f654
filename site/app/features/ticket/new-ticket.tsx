import { useEffect, useState } from 'react';
import { usePageMessages } from '../../i18n/use-page-messages';
import { ticketMessages } from './messages';
import { saveTicket } from './saved-tickets';
import type { Ticket } from './ticket';
import { TicketCode } from './ticket-code';

/** A ticket that is kept on this device, and says whether it could be. */
export function NewTicket({ ticket }: { ticket: Ticket }) {
  const messages = usePageMessages(ticketMessages);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    setKept(saveTicket(ticket, new Date()));
  }, [ticket]);
  return (
    <div>
      <p>{isKept ? messages.kept : messages.notKept}</p>
      <TicketCode ticket={ticket} />
    </div>
  );
}
