import { expect, test } from 'vitest';
import { checkCalendar } from '../testing/check-calendar';
import { writeCalendar, type CalendarEvent } from './write-calendar';

const event: CalendarEvent = {
  id: 'activity-a',
  title: 'A',
  startAt: new Date('2026-11-28T10:00:00+08:00'),
  endAt: new Date('2026-11-28T11:00:00+08:00'),
  place: '',
  description: '',
  url: '',
  changedAt: new Date('2026-11-20T00:00:00Z'),
};
const write = (more: Partial<CalendarEvent>) =>
  checkCalendar(writeCalendar([{ ...event, ...more }], { edition: 'zh', name: '日历' }))[0];

test('calendar file folds long Chinese lines between characters and escapes text', () => {
  const title = `${'茶与歌，'.repeat(30)}\\ a; b, c`;
  expect(write({ title, description: '一\n二' })).toMatchObject({
    SUMMARY: title,
    DESCRIPTION: '一\\n二',
  });
});

test('changed event keeps its UID and tells its revision and its last change', () => {
  const changedAt = new Date('2026-11-21T01:02:03Z');
  expect(write({ revision: 3, changedAt })).toMatchObject({
    UID: 'activity-a@yunze-museum',
    SEQUENCE: '3',
    'LAST-MODIFIED': '20261121T010203Z',
    DTSTAMP: '20261121T010203Z',
    DTSTART: '20261128T020000Z',
    STATUS: 'CONFIRMED',
  });
});

test('event of a whole day has dates without times, and a cancelled one its status', () => {
  const [startAt, endAt] = [new Date('2026-11-28'), new Date('2026-11-29')];
  expect(write({ startAt, endAt, isAllDay: true, isCancelled: true })).toMatchObject({
    DTSTART: '20261128',
    DTEND: '20261129',
    STATUS: 'CANCELLED',
  });
});

test.each([
  ['bare line feed', 'BEGIN:VCALENDAR\nVERSION:2.0\r\n'],
  ['line over 75 octets', `BEGIN:VCALENDAR\r\nX:${'文'.repeat(30)}\r\n`],
  ['unescaped comma', 'BEGIN:VCALENDAR\r\nSUMMARY:a,b\r\n'],
])('check of calendar files rejects a %s', (_, file) => {
  expect(() => checkCalendar(file)).toThrow(/\(3\./);
});
