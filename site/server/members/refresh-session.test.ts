import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessTokens, refreshTokens, sessions } from '../db/schema';
import { fixtureToday } from '../testing/fixture-pack';
import { addTestMember } from '../testing/test-member';
import { useTestMuseum } from '../testing/test-museum';
import { findMemberByToken } from './find-member';
import { createSessionRefresh, tokenReused } from './refresh-session';
import { endSession, startSession } from './sessions';
import { createSessionCleanup } from './expired-sessions';
import { hashToken } from './token';

const museum = useTestMuseum();
const after = (seconds: number) => new Date(fixtureToday.getTime() + seconds * 1000);
const minute = 60;
const day = 24 * 60 * minute;

const isValid = async (token: string, now = fixtureToday) =>
  Boolean(await findMemberByToken(museum.db, token, now));

test('access token is valid for fifteen minutes, refresh token for thirty days', async () => {
  const { accessToken, refreshToken } = await addTestMember(museum, 'terms');
  const late = await addTestMember(museum, 'terms-late');
  const renew = createSessionRefresh(museum.db);
  expect(await isValid(accessToken, after(15 * minute - 1))).toBe(true);
  expect(await isValid(accessToken, after(15 * minute))).toBe(false);
  expect(await renew(late.refreshToken, after(30 * day))).toBeUndefined();
  expect(await renew(refreshToken, after(30 * day - 1))).toBeDefined();
});

async function renewed(
  renew: ReturnType<typeof createSessionRefresh>,
  token: string,
  now = fixtureToday,
) {
  const result = await renew(token, now);
  if (!result || result === tokenReused) throw new Error('The token was refused.');
  return result;
}

test('refresh issues two new tokens, which are stored as hashes only', async () => {
  const first = await addTestMember(museum, 'renewal');
  const second = await renewed(createSessionRefresh(museum.db), first.refreshToken, after(minute));
  expect(second.member).toEqual(first.member);
  expect(
    new Set([first, second].flatMap((each) => [each.accessToken, each.refreshToken])).size,
  ).toBe(4);
  expect(await isValid(second.accessToken, after(minute))).toBe(true);
  const stored = JSON.stringify([
    await museum.db.select().from(accessTokens),
    await museum.db.select().from(refreshTokens),
  ]);
  expect(stored).toContain(hashToken(second.refreshToken));
  expect(stored).not.toContain(second.refreshToken);
  expect(stored).not.toContain(second.accessToken);
});

test('used refresh token is accepted again within 30 seconds and the session stays open', async () => {
  const first = await addTestMember(museum, 'lost-answer');
  const renew = createSessionRefresh(museum.db);
  await renewed(renew, first.refreshToken);
  const again = await renewed(renew, first.refreshToken, after(30));
  expect(await isValid(again.accessToken, after(30))).toBe(true);
  expect(await renew(again.refreshToken, after(60))).toMatchObject({ member: first.member });
});

test('used refresh token is rejected after 30 seconds and its session ends', async () => {
  const first = await addTestMember(museum, 'theft');
  const renew = createSessionRefresh(museum.db);
  const second = await renewed(renew, first.refreshToken);
  expect(await renew(first.refreshToken, after(31))).toBe(tokenReused);
  expect(await isValid(first.accessToken)).toBe(false);
  expect(await isValid(second.accessToken)).toBe(false);
  expect(await renew(second.refreshToken, after(32))).toBeUndefined();
});

test('used refresh token is rejected at once when its successor has been used', async () => {
  const first = await addTestMember(museum, 'quick-theft');
  const renew = createSessionRefresh(museum.db);
  const second = await renewed(renew, first.refreshToken, after(1));
  const third = await renewed(renew, second.refreshToken, after(2));
  expect(await renew(first.refreshToken, after(3))).toBe(tokenReused);
  expect(await isValid(third.accessToken, after(3))).toBe(false);
});

test('reuse of a refresh token ends its session and no other session of the member', async () => {
  const phone = await addTestMember(museum, 'two-devices');
  const renew = createSessionRefresh(museum.db);
  const laptop = await startSession(museum.db, phone.member, fixtureToday);
  await renew(phone.refreshToken, fixtureToday);
  await renew(phone.refreshToken, after(31));
  expect(await isValid(phone.accessToken)).toBe(false);
  expect(await isValid(laptop.accessToken)).toBe(true);
});

test.each([1, 2])(
  'twenty concurrent refreshes in %i processes belong to one session',
  async (processes) => {
    const first = await addTestMember(museum, `tabs-${processes}`);
    const renewals = Array.from({ length: processes }, () => createSessionRefresh(museum.db));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        renewed(renewals[index % processes]!, first.refreshToken),
      ),
    );
    for (const { accessToken } of results) expect(await isValid(accessToken)).toBe(true);
    await endSession(museum.db, results[0]!.accessToken, fixtureToday);
    for (const { accessToken } of results) expect(await isValid(accessToken)).toBe(false);
  },
);

test('logout invalidates access token and refresh token', async () => {
  const { accessToken, refreshToken } = await addTestMember(museum, 'logout');
  await endSession(museum.db, accessToken, fixtureToday);
  expect(await isValid(accessToken)).toBe(false);
  expect(await createSessionRefresh(museum.db)(refreshToken, fixtureToday)).toBeUndefined();
});

test('cleanup deletes expired tokens and ended sessions only, at most once an hour', async () => {
  const sweep = createSessionCleanup(museum.db);
  const old = await addTestMember(museum, 'sweep-old', after(-31 * day));
  const ended = await addTestMember(museum, 'sweep-ended');
  const current = await addTestMember(museum, 'sweep-current');
  await endSession(museum.db, ended.accessToken, fixtureToday);
  await sweep(fixtureToday);
  const sessionsOf = (id: string) => museum.db.$count(sessions, eq(sessions.memberId, id));
  expect(await sessionsOf(old.member.id)).toBe(0);
  expect(await sessionsOf(ended.member.id)).toBe(0);
  expect(await sessionsOf(current.member.id)).toBe(1);
  expect(await isValid(current.accessToken)).toBe(true);

  await endSession(museum.db, current.accessToken, fixtureToday);
  await sweep(after(59 * minute));
  expect(await sessionsOf(current.member.id)).toBe(1);
  await sweep(after(60 * minute));
  expect(await sessionsOf(current.member.id)).toBe(0);
});
