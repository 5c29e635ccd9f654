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

test('a visitor rates without logging in, and what is left out is five stars', async () => {
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

test('a member’s rating is kept with the member, and its points are booked with it', async () => {
  const { accessToken, member } = await addTestMember(museum, 'rating');
  const { id } = await museum.record('ratingCreate', {}, accessToken);
  expect(await stored(id)).toMatchObject({ memberId: member.id });
  const booked = await museum.db.select().from(points).where(eq(points.memberId, member.id));
  expect(booked).toMatchObject([{ actionCode: 'R002', points: 5 }]);
});

test('ratings of one member earn points once a page and day, and are all kept', async () => {
  const { accessToken, member } = await addTestMember(museum, 'rating-often');
  const rate = (page?: string) => museum.record('ratingCreate', { page }, accessToken);
  const balance = async () =>
    (await museum.record('pointsAccount', { memberIdOrPhone: member.id }, accessToken)).balance;
  for (const page of ['News', 'News', 'ExcellentCollection']) await rate(page);
  expect(await balance()).toBe(10);
  // Pages that do not exist are one page.
  for (const page of [undefined, '', 'invented', 'x'.repeat(200)]) await rate(page);
  expect(await balance()).toBe(15);
  expect(await museum.db.$count(ratings, eq(ratings.memberId, member.id))).toBe(7);
});

test('a token that ran out is told, and the rating is not given to nobody', async () => {
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
])('%j is refused and not kept', async (input) => {
  const before = await museum.db.$count(ratings);
  expect((await museum.send('ratingCreate', input)).statusCode).toBe(400);
  expect(await museum.db.$count(ratings)).toBe(before);
});
