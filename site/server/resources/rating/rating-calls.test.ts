import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { points, ratings } from '../../db/schema';
import { addTestMember } from '../../testing/test-member';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

async function stored(id: string) {
  const [row] = await museum.db.select().from(ratings).where(eq(ratings.id, id));
  return row;
}

test('ratingCreate without a token stores five stars for omitted fields', async () => {
  const { id } = await museum.record('ratingCreate', { contentQualityStar: 2 });
  expect(await stored(id)).toMatchObject({
    memberId: null,
    globeDesignStar: 5,
    browsingExperienceStar: 5,
    contentQualityStar: 2,
    comprehensiveStar: 5,
    type: 1,
  });
});

test('ratingCreate with a token stores the member and adds points', async () => {
  const { accessToken, member } = await addTestMember(museum, 'rating');
  const { id } = await museum.record('ratingCreate', {}, accessToken);
  expect(await stored(id)).toMatchObject({ memberId: member.id });
  const booked = await museum.db.select().from(points).where(eq(points.memberId, member.id));
  expect(booked).toMatchObject([{ actionCode: 'R002', points: 5 }]);
});

test('ratings of a member earn points once per page and day and are all stored', async () => {
  const { accessToken, member } = await addTestMember(museum, 'rating-often');
  const rate = (page?: string) => museum.record('ratingCreate', { page }, accessToken);
  const balance = async () =>
    (await museum.record('pointsAccount', { memberIdOrPhone: member.id }, accessToken)).balance;
  for (const page of ['News', 'News', 'ExcellentCollection']) await rate(page);
  expect(await balance()).toBe(10);
  // Unknown pages count as one page.
  for (const page of [undefined, '', 'invented', 'x'.repeat(200)]) await rate(page);
  expect(await balance()).toBe(15);
  expect(await museum.db.$count(ratings, eq(ratings.memberId, member.id))).toBe(7);
});

test('ratingCreate with an invalid token is a 401 and stores nothing', async () => {
  const before = await museum.db.$count(ratings);
  expect((await museum.send('ratingCreate', {}, 'forged')).statusCode).toBe(401);
  expect(await museum.db.$count(ratings)).toBe(before);
});

test.each([
  { globeDesignStar: 0 },
  { globeDesignStar: 6 },
  { browsingExperienceStar: 4.5 },
  { contentQualityStar: '5' },
  { comprehensiveStar: null },
  { comprehensiveStar: [5] },
  { comprehensiveStar: true },
  { type: 2 },
  { type: '1' },
])('ratingCreate rejects %j with 400 and stores nothing', async (input) => {
  const before = await museum.db.$count(ratings);
  expect((await museum.send('ratingCreate', input)).statusCode).toBe(400);
  expect(await museum.db.$count(ratings)).toBe(before);
});
