import { normaliseReferenceCode } from '../../../contract/shared/reference-code';
import { ticketStorageKey, type Ticket } from './ticket';

/** More than a phone number can book, even over several numbers on one device. */
const maxTickets = 20;
const afterVisitMs = 12 * 60 * 60 * 1000;
const changed = new EventTarget();
let hasFailed = false;

/** The tickets on this device whose visit is not over, by their start. Storage may hold anything, or be blocked. */
export function readTickets(now: Date): readonly Ticket[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(ticketStorageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const tickets = stored.flatMap((each) => parseTicket(each) ?? []);
    return tickets
      .filter(({ endAt }) => Date.parse(endAt) + afterVisitMs > now.getTime())
      .sort((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  } catch {
    return [];
  }
}

/** Keeps a ticket on this device where storage allows it; `isStorageWritable` tells. */
export function saveTicket(ticket: Ticket, now: Date): void {
  const others = readTickets(now).filter(({ code }) => code !== ticket.code);
  write([ticket, ...others].slice(0, maxTickets));
}

/** Whether the last change of the tickets could be stored; true before the first. */
export const isStorageWritable = (): boolean => !hasFailed;

/** Removes the ticket of a booking, named by its id or by its code as visitors type it. */
export function removeTicket(idOrCode: string, now: Date): void {
  const typed = normaliseReferenceCode(idOrCode);
  const isOther = ({ id, code }: Ticket) => id !== idOrCode && code !== typed;
  write(readTickets(now).filter(isOther));
}

/** Calls `listener` after each change, also by another tab; returns the function that ends it. */
export function onTicketsChanged(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function write(tickets: readonly Ticket[]): void {
  try {
    window.localStorage.setItem(ticketStorageKey, JSON.stringify(tickets));
    hasFailed = false;
  } catch {
    hasFailed = true;
  }
  changed.dispatchEvent(new Event('change'));
}

function parseTicket(value: unknown): Ticket | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, code, startAt, endAt, people } = value as Record<string, unknown>;
  const texts = [id, code, startAt, endAt];
  if (!texts.every((each) => typeof each === 'string' && each !== '' && each.length <= 64)) {
    return undefined;
  }
  const dates = [startAt, endAt].map((each) => Date.parse(each as string));
  if (dates.some(Number.isNaN) || !Number.isInteger(people) || (people as number) < 1) {
    return undefined;
  }
  return { id, code, startAt, endAt, people } as Ticket;
}
