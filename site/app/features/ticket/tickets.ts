/** What pages load when there is a ticket: `lazy-ticket.tsx`. */
export { NewTicket } from './new-ticket';
export { SavedTicketList } from './saved-ticket-list';
export { removeTicket } from './saved-tickets';
