import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';
import { ticketMessages } from './messages';
import { isStorageWritable, onTicketsChanged, saveTicket } from './saved-tickets';
import type { Ticket } from './ticket';
import { TicketCode } from './ticket-code';

/** A row of its own among the next actions. */
const Box = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: 12px;
`;

/** A ticket that is kept on this device, and says whether it could be. */
export function NewTicket({ ticket }: { ticket: Ticket }) {
  const messages = usePageMessages(ticketMessages);
  const isKept = useSyncExternalStore(onTicketsChanged, isStorageWritable);
  useEffect(() => {
    saveTicket(ticket, new Date());
  }, [ticket]);
  return (
    <Box>
      <p>{isKept ? messages.kept : messages.notKept}</p>
      <TicketCode ticket={ticket} />
    </Box>
  );
}
