import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CallName } from '../../../contract/shared/endpoints';
import { bookings, classSessions, places } from '../../db/schema';
import { eraseMember } from '../../members/erase-member';
import { readMemberExport } from '../../members/member-export';
import { fixtureToday } from '../../testing/fixture-pack';
import { addTestMember } from '../../testing/test-member';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

/** Today of the fixture museum is Saturday, 21 November 2026, noon. */
const wednesday = '2026-11-25';
const visit = {
  siteId: '2',
  day: wednesday,
  time: '09:30',
  school: '湖滨小学',
  stage: 'upperPrimary' as const,
  pupils: 38,
  adults: 3,
  programme: 'lesson' as const,
  access: ['wheelchair' as const],
  note: '正在学青铜器',
  name: '林晚',
  consent: true as const,
};

let numbers = 0;
const newPhone = () => `135${String((numbers += 1)).padStart(8, '0')}`;

async function errorOf(name: CallName, payload: object) {
  const response = await museum.send(name, { siteId: '2', ...payload });
  return { status: response.statusCode, msg: response.json<{ msg: string }>().msg };
}

async function leftOn(day: string, time = '09:30'): Promise<number | undefined> {
  const slots = await museum.rows('classVisitSlots', { from: day, to: day });
  return slots.find((slot) => slot.time === time)?.left;
}

test('sessions for classes are listed from three to sixty days ahead, on open weekdays', async () => {
  const slots = await museum.rows('classVisitSlots', {});
  const days = [...new Set(slots.map(({ day }) => day))];
  expect(days[0]).toBe('2026-11-24');
  expect(days.at(-1)).toBe('2027-01-20');
  // A Monday and a Saturday.
  expect(days).not.toContain('2026-11-30');
  expect(days).not.toContain('2026-11-28');
  expect(slots.find(({ day }) => day === wednesday)).toEqual({
    day: wednesday,
    time: '09:30',
    startAt: '2026-11-25T09:30:00+08:00',
    endAt: '2026-11-25T11:00:00+08:00',
    capacity: 2,
    left: 2,
  });
});

test('a class takes one place whatever its size, and gives it back with the code and the phone', async () => {
  const phone = newPhone();
  const { code, left } = await museum.record('classVisitBook', { ...visit, phone });
  expect(left).toBe(1);
  expect(await leftOn(wednesday)).toBe(1);
  const [row] = await museum.db.select().from(bookings).where(eq(bookings.code, code));
  expect(row).toMatchObject({
    kind: 'classVisit',
    slotId: `classVisit/${wednesday}/09:30`,
    people: 41,
    ...{ school: '湖滨小学', stage: 'upperPrimary', adults: 3 },
    ...{ programme: 'lesson', access: ['wheelchair'], note: '正在学青铜器' },
  });
  expect(await errorOf('classVisitCancel', { id: code, phone: newPhone() })).toMatchObject({
    status: 404,
  });
  expect(await errorOf('admissionCancel', { id: code, phone })).toMatchObject({ status: 404 });
  expect(await museum.record('classVisitCancel', { id: code, phone })).toEqual({ left: 2 });
  expect(await errorOf('classVisitCancel', { id: code, phone })).toMatchObject({ status: 409 });
  const [erased] = await museum.db.select().from(bookings).where(eq(bookings.code, code));
  const personal = { name: null, phone: null, note: null, school: null, access: null };
  expect(erased).toMatchObject({ ...personal, stage: 'upperPrimary', adults: 3, people: 41 });
});

test('a repeated form for a class returns the same booking and takes one place', async () => {
  const form = { ...visit, day: '2026-11-26', phone: newPhone(), requestId: randomUUID() };
  const first = await museum.record('classVisitBook', form);
  expect(await museum.record('classVisitBook', form)).toEqual(first);
  expect(await leftOn('2026-11-26')).toBe(1);
});

test('concurrent bookings never exceed the classes of a session', async () => {
  const forms = Array.from({ length: 5 }, () => ({
    ...visit,
    day: '2026-12-02',
    phone: newPhone(),
  }));
  const answers = await Promise.all(forms.map((form) => museum.send('classVisitBook', form)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
  expect(await leftOn('2026-12-02')).toBe(0);
  const slotId = 'classVisit/2026-12-02/09:30';
  const [row] = await museum.db.select().from(places).where(eq(places.slotId, slotId));
  expect(row?.taken).toBe(2);
  expect(await errorOf('classVisitBook', { ...forms[0], phone: newPhone() })).toEqual({
    status: 409,
    msg: 'All places are taken: it is full',
  });
});

test('parallel forms of one phone number keep within its visits to come', async () => {
  const phone = newPhone();
  const days = ['2026-12-03', '2026-12-04', '2026-12-08', '2026-12-09', '2026-12-10'];
  const answers = await Promise.all(
    days.map((day) => museum.send('classVisitBook', { ...visit, day, time: '14:00', phone })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409]);
  const again = { ...visit, day: '2026-12-11', phone };
  expect((await errorOf('classVisitBook', again)).msg).toContain('at most 3 class visits');
});

test('visits of classes and other bookings of a phone number have limits of their own', async () => {
  const phone = newPhone();
  await museum.record('classVisitBook', { ...visit, day: '2026-12-16', phone });
  const guest = { siteId: '2', day: '2026-11-22', name: '林晚', consent: true as const, phone };
  await museum.record('admissionBook', { ...guest, time: '10:00', people: 6 });
  await museum.record('docentBook', { ...guest, time: '10:30', language: 'zh', people: 6 });
  const twice = await errorOf('classVisitBook', { ...visit, day: '2026-12-16', phone });
  expect(twice.status).toBe(409);
  expect(twice.msg).toContain('books a session for one class');
});

test.each([
  ['a Monday', { day: '2026-11-30' }, 400, 'day is a day on which the museum is closed'],
  ['the day after tomorrow', { day: '2026-11-23' }, 400, 'day must not be before 2026-11-24'],
  ['a day too far ahead', { day: '2027-01-21' }, 400, 'day must not be after 2027-01-20'],
  ['a Saturday', { day: '2026-11-28' }, 404, 'classes cannot book that session'],
  ['a time between two', { time: '10:00' }, 404, 'classes cannot book that session'],
  ['too few adults', { pupils: 46, adults: 3 }, 400, 'adults must be at least 4'],
  ['two classes at once', { pupils: 51 }, 400, 'pupils must be at most 50'],
])('booking of a class with %s is rejected', async (_, change, status, expected) => {
  const answer = await errorOf('classVisitBook', { ...visit, phone: newPhone(), ...change });
  expect(answer.status).toBe(status);
  expect(answer.msg).toContain(expected);
});

test('columns of the booking cannot be set by further fields of the form', async () => {
  const phone = newPhone();
  const hostile = { id: 'mine', code: 'AAAAAA', kind: 'admission', cancelledAt: '2026-01-01' };
  const form = { ...visit, day: '2026-12-17', phone, people: 1, memberId: 'x', ...hostile };
  const { id, code } = await museum.record('classVisitBook', form);
  expect([id, code]).not.toContain('mine');
  const [row] = await museum.db.select().from(bookings).where(eq(bookings.id, id));
  expect(row).toMatchObject({ kind: 'classVisit', people: 41, cancelledAt: null, memberId: null });
});

test('without sessions no class books', async () => {
  const rules = await museum.db.delete(classSessions).returning();
  expect(await museum.rows('classVisitSlots', {})).toEqual([]);
  expect(await errorOf('classVisitBook', { ...visit, phone: newPhone() })).toMatchObject({
    status: 404,
  });
  await museum.db.insert(classSessions).values(rules);
});

test('a member sees the visit, exports it, and its place is free once the member is erased', async () => {
  const { accessToken, member } = await addTestMember(museum, 'teacher');
  const phone = newPhone();
  const day = '2026-12-18';
  await museum.record('classVisitBook', { ...visit, day, phone }, accessToken);
  const { records } = await museum.page('bookingPage', {}, accessToken);
  expect(records).toMatchObject([{ kind: 'classVisit', title: '', people: 41, status: 'booked' }]);
  const data = await readMemberExport(museum.db, member.id, fixtureToday);
  expect(data?.bookings).toMatchObject([
    { kind: 'classVisit', school: '湖滨小学', adults: 3, access: ['wheelchair'] },
  ]);
  expect(await leftOn(day)).toBe(1);
  await eraseMember(museum.db, member.id, fixtureToday);
  expect(await leftOn(day)).toBe(2);
  const rows = await museum.db.select().from(bookings).where(eq(bookings.phone, phone));
  expect(rows).toEqual([]);
});
