import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessTokens, refreshTokens, sessions } from '../db/schema';
import { smallToday } from '../testing/small-pack';
import { addTestMember } from '../testing/test-member';
import { useTestMuseum } from '../testing/test-museum';
import { findMember } from './find-member';
import { createRenewal } from './renew-session';
import { endSession, startSession } from './sessions';
import { createSweep } from './sweep';
import { hashToken } from './token';

const museum = useTestMuseum();
const after = (seconds: number) => new Date(smallToday.getTime() + seconds * 1000);
const minute = 60;
const day = 24 * 60 * minute;

const isGood = async (token: string, now = smallToday) =>
  Boolean(await findMember(museum.db, token, now));

test('an access token is good for fifteen minutes, a refresh token for thirty days', async () => {
  const { accessToken, refreshToken } = await addTestMember(museum, 'terms');
  const late = await addTestMember(museum, 'terms-late');
  const renew = createRenewal(museum.db);
  expect(await isGood(accessToken, after(15 * minute - 1))).toBe(true);
  expect(await isGood(accessToken, after(15 * minute))).toBe(false);
  expect(await renew(late.refreshToken, after(30 * day))).toBeUndefined();
  expect(await renew(refreshToken, after(30 * day - 1))).toBeDefined();
});

test('a renewal gives two new tokens, and each is stored as a hash only', async () => {
  const first = await addTestMember(museum, 'renewal');
  const renew = createRenewal(museum.db);
  const second = await renew(first.refreshToken, after(minute));
  expect(second?.member).toEqual(first.member);
  expect(
    new Set([first, second].flatMap((each) => [each?.accessToken, each?.refreshToken])).size,
  ).toBe(4);
  expect(await isGood(second?.accessToken ?? '', after(minute))).toBe(true);
  const stored = JSON.stringify([
    await museum.db.select().from(accessTokens),
    await museum.db.select().from(refreshTokens),
  ]);
  expect(stored).toContain(hashToken(second?.refreshToken ?? ''));
  expect(stored).not.toContain(second?.refreshToken);
  expect(stored).not.toContain(second?.accessToken);
});

test('a refresh token that comes again is refused and ends the whole family', async () => {
  const first = await addTestMember(museum, 'theft');
  const renew = createRenewal(museum.db);
  const second = await renew(first.refreshToken, smallToday);
  expect(await renew(first.refreshToken, smallToday)).toBeUndefined();
  expect(await isGood(first.accessToken)).toBe(false);
  expect(await isGood(second?.accessToken ?? '')).toBe(false);
  expect(await renew(second?.refreshToken ?? '', smallToday)).toBeUndefined();
});

test('a theft ends one log-in and leaves the other log-ins of the member alone', async () => {
  const phone = await addTestMember(museum, 'two-devices');
  const renew = createRenewal(museum.db);
  const laptop = await startSession(museum.db, phone.member, smallToday);
  await renew(phone.refreshToken, smallToday);
  await renew(phone.refreshToken, smallToday);
  expect(await isGood(phone.accessToken)).toBe(false);
  expect(await isGood(laptop.accessToken)).toBe(true);
});

test('of twenty renewals at the same moment one succeeds, and its tokens are good', async () => {
  const first = await addTestMember(museum, 'tabs');
  const renew = createRenewal(museum.db);
  const results = await Promise.all(
    Array.from({ length: 20 }, () => renew(first.refreshToken, smallToday)),
  );
  const won = results.filter((result) => result !== undefined);
  expect(won).toHaveLength(1);
  expect(await isGood(won[0]?.accessToken ?? '')).toBe(true);
  expect(await renew(won[0]?.refreshToken ?? '', smallToday)).toBeDefined();
});

test('of renewals in two processes at the same moment one succeeds at most', async () => {
  const first = await addTestMember(museum, 'processes');
  const processes = [createRenewal(museum.db), createRenewal(museum.db)];
  const results = await Promise.all(
    processes.map((renew) => renew(first.refreshToken, smallToday)),
  );
  expect(results.filter((result) => result !== undefined)).toHaveLength(1);
});

test('logging out ends the access token and the refresh token at once', async () => {
  const { accessToken, refreshToken } = await addTestMember(museum, 'logout');
  await endSession(museum.db, accessToken, smallToday);
  expect(await isGood(accessToken)).toBe(false);
  expect(await createRenewal(museum.db)(refreshToken, smallToday)).toBeUndefined();
});

test('what ran out or ended is put away, at most once an hour, and nothing else', async () => {
  const sweep = createSweep(museum.db);
  const old = await addTestMember(museum, 'sweep-old', after(-31 * day));
  const ended = await addTestMember(museum, 'sweep-ended');
  const current = await addTestMember(museum, 'sweep-current');
  await endSession(museum.db, ended.accessToken, smallToday);
  await sweep(smallToday);
  const sessionsOf = (id: string) => museum.db.$count(sessions, eq(sessions.memberId, id));
  expect(await sessionsOf(old.member.id)).toBe(0);
  expect(await sessionsOf(ended.member.id)).toBe(0);
  expect(await sessionsOf(current.member.id)).toBe(1);
  expect(await isGood(current.accessToken)).toBe(true);

  await endSession(museum.db, current.accessToken, smallToday);
  await sweep(after(59 * minute));
  expect(await sessionsOf(current.member.id)).toBe(1);
  await sweep(after(60 * minute));
  expect(await sessionsOf(current.member.id)).toBe(0);
});
