import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { bookings, favourites, members, points, ratings, sessions } from '../../db/schema';
import { fixtureToday } from '../../testing/fixture-pack';
import { useTestMuseum } from '../../testing/test-museum';

// Each password hash takes a quarter of a second.
vi.setConfig({ testTimeout: 60_000 });

const museum = useTestMuseum();
const password = '两个黄鹂，一行白鹭';

/** A member with a booking, a favourite, points and a rating. */
async function addActiveMember(userName: string, phone: string) {
  const { accessToken, member } = await museum.record('memberRegister', {
    ...{ userName, nickName: '柳岚', phone, password, consent: true },
  });
  const { id: bookingId } = await museum.record(
    'activityBook',
    { activityId: 'talk', name: '林晚', phone, people: 2, consent: true },
    accessToken,
  );
  await museum.record('ratingCreate', {}, accessToken);
  await museum.db
    .insert(favourites)
    .values({ memberId: member.id, kind: 'entry', contentId: 'x', createdAt: fixtureToday });
  return { accessToken, id: member.id, bookingId };
}

async function placesLeft() {
  const [activity] = await museum.rows('activityDetail', { id: 'talk' });
  return activity?.left ?? 0;
}

test('memberExport has everything stored about the member, and neither password nor tokens', async () => {
  const { accessToken, id } = await addActiveMember('copied', '13800138011');
  await addActiveMember('another', '13800138012');
  const data = await museum.record('memberExport', {}, accessToken);
  expect(data).toMatchObject({
    account: { id, userName: 'copied', phone: '13800138011', email: null },
    bookings: [{ activityId: 'talk', name: '林晚', phone: '13800138011', people: 2, note: null }],
    favourites: [{ kind: 'entry', contentId: 'x' }],
    points: [{ actionCode: 'R002' }],
    ratings: [{ comprehensiveStar: 5 }],
    sessions: [{ endedAt: null }],
  });
  expect(data.account.consentedAt).toBe('2026-11-21T12:00:00+08:00');
  expect(JSON.stringify(data)).not.toMatch(/scrypt|hash|token/i);
  expect((await museum.send('memberExport', {})).statusCode).toBe(401);
});

test('memberErase with a wrong password is a 400 at its field and erases nothing', async () => {
  const { accessToken, id } = await addActiveMember('kept', '13800138013');
  const response = await museum.send('memberErase', { password: 'wrong' }, accessToken);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ field: 'password' }] });
  expect(await museum.db.$count(members, eq(members.id, id))).toBe(1);
});

test('memberErase deletes the account and its traces, and makes bookings and ratings anonymous', async () => {
  const before = await placesLeft();
  const { accessToken, id, bookingId } = await addActiveMember('gone', '13800138014');
  expect(await placesLeft()).toBe(before - 2);
  const rated = await museum.db.$count(ratings);
  expect(await museum.record('memberErase', { password }, accessToken)).toBeNull();
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  expect((await museum.send('memberLogin', { userName: 'gone', password })).statusCode).toBe(401);
  for (const table of [favourites, points, sessions, ratings, bookings]) {
    expect(await museum.db.$count(table, eq(table.memberId, id))).toBe(0);
  }
  expect(await museum.db.$count(ratings)).toBe(rated);
  const [booking] = await museum.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(booking).toMatchObject({ name: null, phone: null, people: 2, cancelledAt: fixtureToday });
  expect(await placesLeft()).toBe(before);
});
