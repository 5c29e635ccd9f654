import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CallName } from '../../../contract/shared/endpoints';
import { admissionRules, bookings } from '../../db/schema';
import { fixtureToday } from '../../testing/fixture-pack';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

/** Today of the fixture museum is Saturday, 21 November 2026, noon. */
const sunday = { from: '2026-11-22', to: '2026-11-22' };
const entry = {
  siteId: '2',
  day: '2026-11-22',
  time: '10:00',
  people: 2,
  name: '林晚',
  consent: true,
};

let numbers = 0;
const newPhone = () => `136${String((numbers += 1)).padStart(8, '0')}`;

async function errorOf(name: CallName, payload: object) {
  const response = await museum.send(name, { siteId: '2', ...payload });
  return { status: response.statusCode, msg: response.json<{ msg: string }>().msg };
}

async function leftAt(time: string): Promise<number | undefined> {
  const slots = await museum.rows('admissionSlots', sunday);
  return slots.find((slot) => slot.time === time)?.left;
}

test('times of entry are listed from now on, for fourteen days, on open days', async () => {
  const slots = await museum.rows('admissionSlots', {});
  const days = [...new Set(slots.map(({ day }) => day))];
  expect(days[0]).toBe('2026-11-21');
  expect(days.at(-1)).toBe('2026-12-05');
  expect(days).not.toContain('2026-11-23');
  const today = slots.filter(({ day }) => day === '2026-11-21').map(({ startAt }) => startAt);
  expect(today.every((startAt) => new Date(startAt) > fixtureToday)).toBe(true);
  expect(slots.find(({ day }) => day === '2026-11-22')).toEqual({
    day: '2026-11-22',
    time: '09:00',
    startAt: '2026-11-22T09:00:00+08:00',
    endAt: '2026-11-22T10:00:00+08:00',
    capacity: 300,
    left: 300,
    required: false,
  });
});

test('entry is booked, and cancelled with the code and the phone', async () => {
  const phone = newPhone();
  const { code, left } = await museum.record('admissionBook', { ...entry, phone });
  expect(left).toBe(298);
  expect(await leftAt('10:00')).toBe(298);
  expect(await errorOf('admissionCancel', { id: code, phone: newPhone() })).toMatchObject({
    status: 404,
  });
  expect(await errorOf('docentCancel', { id: code, phone })).toMatchObject({ status: 404 });
  expect(await museum.record('admissionCancel', { id: code, phone })).toEqual({ left: 300 });
  expect(await errorOf('admissionCancel', { id: code, phone })).toMatchObject({ status: 409 });
});

test('a repeated form for entry returns the same booking', async () => {
  const form = { ...entry, phone: newPhone(), requestId: randomUUID() };
  const first = await museum.record('admissionBook', form);
  expect(await museum.record('admissionBook', form)).toEqual(first);
  const rows = (await museum.db.select().from(bookings)).filter(
    ({ phone }) => phone === form.phone,
  );
  expect(rows).toMatchObject([
    { kind: 'admission', slotId: 'admission/2026-11-22/10:00', people: 2 },
  ]);
});

test('admissions of a phone number have limits of their own, beside those of tours', async () => {
  const phone = newPhone();
  const tour = {
    siteId: '2',
    day: '2026-11-22',
    time: '10:30',
    language: 'zh',
    name: '林晚',
    consent: true,
  };
  await museum.record('docentBook', { ...tour, people: 4, phone });
  await museum.record('admissionBook', { ...entry, people: 4, phone });
  expect(
    await errorOf('admissionBook', { ...entry, time: '11:00', people: 3, phone }),
  ).toMatchObject({
    status: 409,
  });
  await museum.record('admissionBook', { ...entry, time: '11:00', people: 2, phone });
  expect(
    await errorOf('admissionBook', { ...entry, time: '13:00', people: 1, phone }),
  ).toMatchObject({
    status: 409,
  });
});

test('concurrent bookings never exceed the places of a time of entry', async () => {
  const [rule] = await museum.db.select().from(admissionRules);
  if (!rule) throw new TypeError('The migration inserts a setting.');
  await museum.db.update(admissionRules).set({ capacity: 7 });
  const forms = Array.from({ length: 6 }, () => ({ ...entry, time: '15:00', phone: newPhone() }));
  const answers = await Promise.all(forms.map((form) => museum.send('admissionBook', form)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 200, 200, 409, 409, 409,
  ]);
  expect(await leftAt('15:00')).toBe(1);
  await museum.db.update(admissionRules).set({ capacity: rule.capacity });
});

test('without a setting nobody books', async () => {
  const rules = await museum.db.delete(admissionRules).returning();
  expect(await museum.rows('admissionSlots', {})).toEqual([]);
  expect(await errorOf('admissionBook', { ...entry, phone: newPhone() })).toMatchObject({
    status: 404,
  });
  await museum.db.insert(admissionRules).values(rules);
});

test.each([
  ['a Monday', { day: '2026-11-23' }, 400, 'day is a day on which the museum is closed'],
  ['yesterday', { day: '2026-11-20' }, 400, 'day must not be before 2026-11-21'],
  ['a day too far ahead', { day: '2026-12-06' }, 400, 'day must not be after 2026-12-05'],
  ['a time between two', { time: '10:10' }, 404, 'entry cannot be booked for that time'],
  ['a time that has begun', { day: '2026-11-21', time: '09:00' }, 409, 'begun'],
  ['a crowd', { people: 7 }, 400, 'people must be at most 6'],
])('booking of entry with %s is rejected', async (_, change, status, expected) => {
  const answer = await errorOf('admissionBook', { ...entry, phone: newPhone(), ...change });
  expect(answer.status).toBe(status);
  expect(answer.msg).toContain(expected);
});
