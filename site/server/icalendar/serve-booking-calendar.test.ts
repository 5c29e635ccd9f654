import { expect, test } from 'vitest';
import { bookingCalendarUrl } from '../../contract/shared/booking-calendar';
import { scriptField } from '../../contract/shared/script-field';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

/** Content lines of an iCalendar file; continued lines (RFC 5545, 3.1) are joined. */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');
const get = (url: string) => museum.app.inject({ url });

const entry = { day: '2026-11-22', time: '10:00', people: 2, name: '林晚', consent: true };

test('calendar entry of a booking has its time and number, and neither name nor phone', async () => {
  const phone = '13800138111';
  const { id, code } = await museum.record('admissionBook', { ...entry, siteId: '1', phone });
  const response = await get(bookingCalendarUrl(id, '1'));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers['cache-control']).toBe('private, no-store');
  const lines = linesOf(response.body);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261122T020000Z',
      'DTEND:20261122T030000Z',
      `UID:${id}@yunze-museum`,
      `DESCRIPTION:预约编号 ${code.replace(/\B/g, ' ')} · 2 人`,
    ]),
  );
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('入馆');
  expect(response.body).not.toContain(phone);
  expect(response.body).not.toContain('林晚');
  const english = linesOf((await get(bookingCalendarUrl(id, '2'))).body);
  expect(english.find((line) => line.startsWith('SUMMARY:'))).toMatch(/Entry$/);
});

test('calendar entry of a booking made in the traditional edition is in its characters', async () => {
  const { id } = await museum.record('admissionBook', { ...entry, phone: '13800138333' });
  const lines = linesOf((await get(bookingCalendarUrl(id, '1', scriptField))).body);
  expect(lines).toContainEqual(expect.stringMatching(/^DESCRIPTION:預約編號 [\dA-Z ]+ · 2 人$/));
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('入館');
  expect(lines.find((line) => line.startsWith('URL'))).toContain('/hant/#/');
});

test('calendar entry of a cancelled or unknown booking is a 404', async () => {
  const phone = '13800138222';
  const { id } = await museum.record('admissionBook', { ...entry, phone });
  await museum.record('admissionCancel', { id, phone });
  for (const each of [id, 'unknown', '', "' or 1=1"]) {
    expect((await get(bookingCalendarUrl(each, '1'))).statusCode).toBe(404);
  }
});
