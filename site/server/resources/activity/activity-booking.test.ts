import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { privacyRoute } from '../../../contract/shared/privacy-notice';
import { bookings, entries } from '../../db/schema';
import { fixtureToday } from '../../testing/fixture-pack';
import { addTestMember } from '../../testing/test-member';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

let guests = 0;
/** A guest with a new phone number. */
function guest(more: object = {}) {
  guests += 1;
  return { name: '林晚', phone: `138${String(guests).padStart(8, '0')}`, consent: true, ...more };
}

async function errorOf(name: 'activityBook' | 'activityCancel', input: object) {
  const response = await museum.send(name, input);
  const { code, msg } = response.json<{ code: number; msg: string }>();
  expect(code).toBe(response.statusCode);
  return { code, msg };
}

async function leftOf(id: string) {
  const [activity] = await museum.rows('activityDetail', { id });
  return activity?.left;
}

test('booking reduces the places left on both sites and returns their number', async () => {
  const activityId = 'talk';
  const { id, left } = await museum.record('activityBook', { activityId, ...guest({ people: 4 }) });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(left).toBe(16);
  const input = { siteId: '2', activityId, ...guest() };
  expect(await museum.record('activityBook', input)).toMatchObject({ left: 15 });
  expect(await leftOf(activityId)).toBe(15);
});

test('each occurrence of a weekly activity has its own places', async () => {
  await museum.record('activityBook', { activityId: 'saturdays.20261128', ...guest() });
  expect(await leftOf('saturdays.20261128')).toBe(11);
  expect(await leftOf('saturdays.20261205')).toBe(12);
  // The activity's id books its next occurrence.
  await museum.record('activityBook', { activityId: 'saturdays', ...guest({ people: 2 }) });
  expect(await leftOf('saturdays.20261121')).toBe(10);
});

test('booking of a full activity is a 409, and beyond the places left a 409 with their number', async () => {
  const activityId = 'small-room';
  await museum.record('activityBook', { activityId, ...guest({ people: 2 }) });
  const tooMany = { activityId, siteId: '2', ...guest({ people: 2 }) };
  expect(await errorOf('activityBook', tooMany)).toEqual({
    code: 409,
    msg: 'Nearly full: only 1 left',
  });
  const { id } = await museum.record('activityBook', {
    activityId,
    ...guest({ phone: '15900000000' }),
  });
  expect(await errorOf('activityBook', { activityId, ...guest() })).toEqual({
    code: 409,
    msg: '名额已满',
  });
  // Cancelled places can be booked again.
  const cancelled = await museum.record('activityCancel', { id, phone: '15900000000' });
  expect(cancelled).toEqual({ left: 1 });
  expect(await museum.record('activityBook', { activityId, ...guest() })).toMatchObject({
    left: 0,
  });
});

test('booking for more people than the capacity is a 409', async () => {
  const input = { activityId: 'small-room', ...guest({ people: 6 }) };
  expect((await errorOf('activityBook', input)).code).toBe(409);
});

test('phone number books an occurrence once, and again after cancelling', async () => {
  const activityId = 'saturdays.20261212';
  const form = { activityId, ...guest() };
  const { id } = await museum.record('activityBook', form);
  expect(await errorOf('activityBook', { ...form, name: '另一人', siteId: '2' })).toEqual({
    code: 409,
    msg: expect.stringContaining('This cannot be booked with this number') as string,
  });
  await museum.record('activityBook', { ...form, activityId: 'saturdays.20261219' });
  await museum.record('activityCancel', { id, phone: form.phone });
  expect(await museum.record('activityBook', form)).toMatchObject({ left: 11 });
});

test('booking of a started activity is a 409', async () => {
  for (const activityId of ['began', 'long-ago']) {
    const { code, msg } = await errorOf('activityBook', { activityId, siteId: '2', ...guest() });
    expect(code).toBe(409);
    expect(msg).toContain('has begun');
  }
});

test('repeated booking form returns the same booking', async () => {
  const form = { activityId: 'saturdays.20261226', ...guest(), requestId: randomUUID() };
  const first = await museum.record('activityBook', form);
  expect(await museum.record('activityBook', form)).toEqual(first);
  const upper = { ...form, requestId: form.requestId.toUpperCase() };
  expect(await museum.record('activityBook', upper)).toEqual(first);
  for (const change of [{ people: 3 }, { phone: guest().phone }, { activityId: 'talk' }]) {
    expect((await errorOf('activityBook', { ...form, ...change })).code).toBe(409);
  }
  await museum.record('activityCancel', { id: first.id, phone: form.phone });
  expect(await errorOf('activityBook', form)).toEqual({ code: 409, msg: '已经取消过了' });
});

test('cancelling requires booking id and phone number and works once', async () => {
  const form = { activityId: 'talk', ...guest() };
  const { id } = await museum.record('activityBook', form);
  const before = await leftOf('talk');
  const wrongPhone = await errorOf('activityCancel', { id, phone: guest().phone });
  const wrongNumber = await errorOf('activityCancel', { id: randomUUID(), phone: form.phone });
  expect(wrongPhone).toEqual(wrongNumber);
  expect(wrongPhone.code).toBe(404);
  // docentCancel does not find an activity's booking.
  const other = await museum.send('docentCancel', { id, phone: form.phone });
  expect(other.statusCode).toBe(404);
  expect(await leftOf('talk')).toBe(before);
  await museum.record('activityCancel', { id, phone: form.phone });
  expect(await errorOf('activityCancel', { id, phone: form.phone })).toMatchObject({ code: 409 });
  expect(await leftOf('talk')).toBe(Number(before) + 1);
});

test('booking with refused consent is refused at its field, one without stores none, one with it time and version', async () => {
  const form = { activityId: 'talk', ...guest() };
  const response = await museum.send('activityBook', { ...form, consent: false });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    msg: '请求错误：consent 须勾选同意',
    errors: [{ field: 'consent', msg: '请阅读后勾选同意。' }],
  });
  await museum.db.insert(entries).values({
    ...{ siteId: '1', id: 'notice', categoryId: privacyRoute, title: '说明', summary: '' },
    ...{ content: '', linkUrl: '', recommended: false, images: [] },
    publishedAt: new Date('2026-11-19T17:00:00Z'),
  });
  const stored = async (sent: object) => {
    const { id } = await museum.record('activityBook', sent);
    const [row] = await museum.db.select().from(bookings).where(eq(bookings.id, id));
    return row;
  };
  expect(await stored(form)).toMatchObject({
    consentedAt: fixtureToday,
    noticeVersion: '2026-11-20',
  });
  const bare = { activityId: 'talk', ...guest(), consent: undefined };
  expect(await stored(bare)).toMatchObject({ consentedAt: null, noticeVersion: null });
});

test('cancelling erases name and phone, and the phone can book the occurrence again', async () => {
  const form = { activityId: 'talk', ...guest() };
  const { id } = await museum.record('activityBook', form);
  await museum.record('activityCancel', { id, phone: form.phone });
  const [row] = await museum.db.select().from(bookings).where(eq(bookings.id, id));
  expect(row).toMatchObject({ name: null, phone: null, note: null, people: 1 });
  await museum.record('activityBook', form);
});

test.each([
  'nothing',
  'talk.20261128',
  'saturdays.20261206',
  'saturdays.20280101',
  "talk' or 1=1--",
])('booking of the unknown activity %s is a 404', async (activityId) => {
  expect((await errorOf('activityBook', { activityId, ...guest() })).code).toBe(404);
});

test('booking stores texts as typed, trimmed', async () => {
  const name = '<b>林晚</b> & "co"';
  const form = { activityId: 'talk', ...guest({ name: `  ${name}\n` }) };
  await museum.record('activityBook', { ...form, phone: ` ${form.phone} ` });
  const rows = await museum.db.select().from(bookings);
  expect(rows.find(({ phone }) => phone === form.phone)).toMatchObject({ name, memberId: null });
});

test('invalid booking lists every invalid field and names the first in its message', async () => {
  const response = await museum.send('activityBook', {
    ...{ siteId: '2', phone: '1', people: 7 },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    success: false,
    code: 400,
    msg: 'Bad request: activityId is missing',
    data: null,
    errors: [
      { field: 'activityId', msg: 'Please fill this in.' },
      { field: 'name', msg: 'Please fill this in.' },
      {
        field: 'phone',
        msg: 'Enter a mobile number of mainland China, 11 digits, such as 13800138000.',
      },
      { field: 'people', msg: 'This must be at most 6.' },
    ],
  });
});

test('booking with a token stores the member, and with an expired token is a 401', async () => {
  const { accessToken, member } = await addTestMember(museum, 'lin');
  const form = { activityId: 'talk', ...guest() };
  await museum.record('activityBook', form, accessToken);
  const rows = await museum.db.select().from(bookings);
  expect(rows.find(({ phone }) => phone === form.phone)?.memberId).toBe(member.id);
  const other = { activityId: 'talk', ...guest() };
  const rejected = await museum.send('activityBook', other, 'run out');
  expect(rejected.statusCode).toBe(401);
  expect(rows.length).toBe(await museum.db.$count(bookings));
});
