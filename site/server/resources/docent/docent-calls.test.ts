import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookings } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

/** Today of the fixture museum is Saturday, 21 November 2026. */
const tour = {
  ...{ day: '2026-11-22', time: '10:30', language: 'en', people: 6 },
  ...{ name: '林晚', consent: true },
};

async function errorOf(name: 'docentBook' | 'docentCancel', input: object) {
  const response = await museum.send(name, { siteId: '2', ...input });
  return { status: response.statusCode, msg: response.json<{ msg: string }>().msg };
}

test('docentSlots lists the next thirty days from tomorrow without Mondays', async () => {
  const slots = await museum.rows('docentSlots', {});
  const days = [...new Set(slots.map(({ day }) => day))];
  expect(days[0]).toBe('2026-11-22');
  expect(days.at(-1)).toBe('2026-12-20');
  expect(days.length).toBe(25);
  for (const monday of ['2026-11-23', '2026-11-30', '2026-12-21']) {
    expect(days).not.toContain(monday);
  }
});

test('docent slot has time, language and places left', async () => {
  const slots = await museum.rows('docentSlots', { from: '2026-11-25', to: '2026-11-25' });
  expect(slots.map(({ time, language }) => `${time} ${language}`)).toEqual([
    '09:30 zh',
    '10:30 zh',
    '10:30 en',
    '13:30 zh',
    '15:00 zh',
    '15:00 en',
  ]);
  expect(slots[2]).toEqual({
    day: '2026-11-25',
    time: '10:30',
    language: 'en',
    startAt: '2026-11-25T10:30:00+08:00',
    endAt: '2026-11-25T11:30:00+08:00',
    place: '一层服务台',
    capacity: 20,
    left: 20,
  });
});

test('docentTours lists the tours of a day, today by default and those that have begun too', async () => {
  const today = await museum.rows('docentTours', {});
  expect(today.map(({ day, time, language }) => `${day} ${time} ${language}`)).toEqual([
    '2026-11-21 09:30 zh',
    '2026-11-21 10:30 zh',
    '2026-11-21 10:30 en',
    '2026-11-21 13:30 zh',
    '2026-11-21 15:00 zh',
    '2026-11-21 15:00 en',
  ]);
  expect(today[0]).toMatchObject({ place: '一层服务台', capacity: 20, left: 20 });
  expect(await museum.rows('docentTours', { day: '2026-11-23' })).toEqual([]);
});

test('docentTours rejects what is not a day', async () => {
  const response = await museum.send('docentTours', { siteId: '1', day: '2026-02-30' });
  expect(response.statusCode).toBe(400);
});

test('docentSlots has no tours in the quiet hours of Tuesday morning', async () => {
  const slots = await museum.rows('docentSlots', { from: '2026-11-24', to: '2026-11-24' });
  expect(slots.map(({ time }) => time)).toEqual(['13:30', '15:00', '15:00']);
});

test.each([{ from: '2027-01-01' }, { to: '2026-11-21' }, { from: '2026-12-01', to: '2026-11-30' }])(
  'docentSlots is empty for %j',
  async (period) => {
    expect(await museum.rows('docentSlots', period)).toEqual([]);
  },
);

test('booking a tour reduces the places of its language only', async () => {
  const booked = await museum.record('docentBook', { ...tour, phone: '13800000001' });
  expect(booked.left).toBe(14);
  const slots = await museum.rows('docentSlots', { to: tour.day });
  const left = Object.fromEntries(slots.map((slot) => [slot.time + slot.language, slot.left]));
  expect(left).toMatchObject({ '10:30en': 14, '10:30zh': 20, '15:00en': 20 });
});

test('booking of a full tour is a 409, and its cancellation requires id or code and phone', async () => {
  const full = { ...tour, day: '2026-11-26', people: 5 };
  for (const phone of ['13800000012', '13800000022', '13800000032']) {
    await museum.record('docentBook', { ...full, phone });
  }
  const { id, code } = await museum.record('docentBook', { ...full, phone: '13800000002' });
  expect(await errorOf('docentBook', { ...full, people: 1, phone: '13800000003' })).toEqual({
    status: 409,
    msg: 'All places are taken: it is full',
  });
  expect(await errorOf('docentCancel', { id, phone: '13800000003' })).toMatchObject({
    status: 404,
  });
  const [first = '', ...rest] = code;
  const typed = ` ${first.toLowerCase()} ${rest.join('')}`;
  expect(await museum.record('docentCancel', { id: typed, phone: '13800000002' })).toEqual({
    left: 5,
  });
  expect(await errorOf('docentCancel', { id, phone: '13800000002' })).toMatchObject({
    status: 409,
  });
});

test('repeated tour form returns the same booking', async () => {
  const form = { ...tour, phone: '13800000004', note: '有两位坐轮椅', requestId: randomUUID() };
  const first = await museum.record('docentBook', form);
  expect(await museum.record('docentBook', form)).toEqual(first);
  const rows = await museum.db.select().from(bookings);
  expect(rows.filter(({ phone }) => phone === form.phone)).toMatchObject([
    { kind: 'docent', language: 'en', note: '有两位坐轮椅', people: 6 },
  ]);
});

test.each([
  ['a Monday', { day: '2026-11-23' }, 400, 'day is a day on which the museum is closed'],
  ['today', { day: '2026-11-21' }, 400, 'day must not be before 2026-11-22'],
  ['a day too far ahead', { day: '2026-12-22' }, 400, 'day must not be after 2026-12-21'],
  ['a time without a tour', { time: '11:30' }, 404, 'no tour in that language then'],
  ['a language that is not spoken then', { time: '13:30' }, 404, 'no tour in that language then'],
  ['a quiet hour', { day: '2026-11-24' }, 404, 'no tour in that language then'],
  ['a crowd', { people: 7 }, 400, 'people must be at most 6'],
])('tour booking with %s is rejected', async (_, change, status, expected) => {
  const answer = await errorOf('docentBook', { ...tour, phone: '13800000005', ...change });
  expect(answer.status).toBe(status);
  expect(answer.msg).toContain(expected);
});
