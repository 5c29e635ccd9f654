/** What a ticket shows: no name and no phone, because others may use the same device. */
export interface Ticket {
  /** Id of the booking. */
  id: string;
  /** Number that the staff scans or reads. */
  code: string;
  startAt: string;
  endAt: string;
  people: number;
}

/** Key of the tickets in local storage. */
export const ticketStorageKey = 'tickets';
