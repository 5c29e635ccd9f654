import { beforeEach, expect, test, vi } from 'vitest';
import {
  isStorageWritable,
  onTicketsChanged,
  readTickets,
  removeTicket,
  saveTicket,
} from './saved-tickets';

const now = new Date('2026-11-21T12:00:00+08:00');
const ticket = {
  id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10',
  code: 'K7M4XQ',
  startAt: '2026-11-22T10:00:00+08:00',
  endAt: '2026-11-22T11:00:00+08:00',
  people: 2,
};

beforeEach(() => {
  window.localStorage.clear();
});

test('saved tickets are read in the order of their start', () => {
  saveTicket({ ...ticket, code: 'LATER9', startAt: '2026-11-23T10:00:00+08:00' }, now);
  saveTicket(ticket, now);
  expect(readTickets(now).map(({ code }) => code)).toEqual(['K7M4XQ', 'LATER9']);
});

test('ticket is kept until the evening of the visit', () => {
  saveTicket(ticket, now);
  expect(readTickets(new Date('2026-11-22T20:00:00+08:00'))).toHaveLength(1);
  expect(readTickets(new Date('2026-11-23T00:00:00+08:00'))).toEqual([]);
});

test.each(['K7M4XQ', 'k 7 m 4 x q', ticket.id])('ticket is removed by %s', (typed) => {
  saveTicket(ticket, now);
  removeTicket(typed, now);
  expect(readTickets(now)).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"code":"A"}'],
  ['a list of anything', '[null,5,"x",{}]'],
  ['a ticket without people', JSON.stringify([{ ...ticket, people: '2' }])],
  ['a ticket without a time', JSON.stringify([{ ...ticket, startAt: 'soon' }])],
  ['a ticket with a long code', JSON.stringify([{ ...ticket, code: 'A'.repeat(1_000) }])],
])('storage with %s gives no tickets', (_, stored) => {
  window.localStorage.setItem('tickets', stored);
  expect(readTickets(now)).toEqual([]);
});

test('blocked storage gives no tickets and saves none', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  saveTicket(ticket, now);
  expect(isStorageWritable()).toBe(false);
  expect(readTickets(now)).toEqual([]);
});

test('listeners learn of each change until they end', () => {
  const listener = vi.fn();
  const end = onTicketsChanged(listener);
  saveTicket(ticket, now);
  removeTicket(ticket.code, now);
  end();
  saveTicket(ticket, now);
  expect(listener).toHaveBeenCalledTimes(2);
});
