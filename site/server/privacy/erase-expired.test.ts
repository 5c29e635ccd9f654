import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createReferenceCode } from '../booking/reference-code';
import { bookings, deskEvents, lostFoundReports, places, ratings, volunteers } from '../db/schema';
import { addTestMember } from '../testing/test-member';
import { useTestMuseum } from '../testing/test-museum';
import { countExpired, eraseExpired } from './erase-expired';
import { retentionDays } from './retention-days';

const museum = useTestMuseum();
const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-23T04:00:00+08:00');
const ago = (days: number) => new Date(now.getTime() - days * day);
const days = retentionDays(180, { ratings: 30 });

const booking = (id: string, endAt: Date, more: object = {}) => ({
  ...{
    id,
    code: createReferenceCode(),
    kind: 'activity' as const,
    slotId: 'slot',
    activityId: 'a',
  },
  ...{ startAt: new Date(endAt.getTime() - 3_600_000), endAt, people: 3, createdAt: ago(400) },
  ...{ name: '林晚', phone: `138${String(Math.random()).slice(2, 10)}`, note: '轮椅', ...more },
});

const report = (id: string, createdAt: Date) => ({
  ...{
    id,
    code: createReferenceCode(),
    kind: 'lost' as const,
    itemName: '伞',
    description: '蓝色',
  },
  ...{ place: '水院', foundOn: '2026-05-01', contact: '13800138000', createdAt },
});

const application = (id: string, createdAt: Date, more: object = {}) => ({
  ...{ id, code: createReferenceCode(), name: '林晚', phone: `139${id.padStart(8, '0')}` },
  ...{ email: 'lin@example.com', birthYear: 1990, languages: ['zh'], skills: ['guiding'] },
  ...{ availability: ['weekend-morning'], motivation: '想帮忙', createdAt, ...more },
});

const stars = {
  ...{ globeDesignStar: 5, browsingExperienceStar: 4, contentQualityStar: 5 },
  ...{ comprehensiveStar: 5, type: 1 },
};

test('only records past their period are erased, and their numbers stay for statistics', async () => {
  const { db } = museum;
  const { member } = await addTestMember(museum, 'retention', ago(300));
  const memberId = member.id;
  await db.insert(places).values({ slotId: 'slot', taken: 9 });
  await db.insert(bookings).values([
    booking('old', ago(181), { memberId }),
    booking('recent', ago(179), { memberId }),
    booking('future', ago(-10), { memberId }),
    // Cancelled by a version that kept name and phone.
    booking('cancelled', ago(-10), { cancelledAt: ago(1), memberId }),
  ]);
  await db.insert(lostFoundReports).values([report('old', ago(181)), report('new', ago(179))]);
  await db
    .insert(volunteers)
    .values([
      application('1', ago(181)),
      application('2', ago(179)),
      application('3', ago(1), { withdrawnAt: ago(1) }),
    ]);
  await db.insert(ratings).values([
    { ...stars, memberId, createdAt: ago(31) },
    { ...stars, memberId, createdAt: ago(29) },
  ]);

  const expected = { bookings: 2, reports: 1, applications: 2, ratings: 1 };
  expect(await countExpired(db, days, now)).toEqual(expected);
  expect(await eraseExpired(db, days, now)).toEqual(expected);
  const none = { bookings: 0, reports: 0, applications: 0, ratings: 0 };
  expect(await eraseExpired(db, days, now)).toEqual(none);

  const read = async (id: string) =>
    (await db.select().from(bookings).where(eq(bookings.id, id)))[0];
  const erased = { name: null, phone: null, note: null };
  expect(await read('old')).toMatchObject({ ...erased, memberId: null, people: 3 });
  expect(await read('cancelled')).toMatchObject({ ...erased, memberId });
  expect(await read('recent')).toMatchObject({ name: '林晚', note: '轮椅', memberId });
  expect(await read('future')).toMatchObject({ name: '林晚', memberId });
  const reports = await db.select().from(lostFoundReports).orderBy(lostFoundReports.createdAt);
  expect(reports).toMatchObject([
    { id: 'old', itemName: '', description: '', place: '', contact: null, kind: 'lost' },
    { id: 'new', itemName: '伞', contact: '13800138000' },
  ]);
  const applicants = await db.select().from(volunteers).orderBy(volunteers.id);
  expect(applicants.map(({ name, email, birthYear }) => [name, email, birthYear])).toEqual([
    [null, null, null],
    ['林晚', 'lin@example.com', 1990],
    [null, null, null],
  ]);
  const rated = await db.select().from(ratings).orderBy(ratings.createdAt);
  expect(rated.map((row) => row.memberId)).toEqual([null, memberId]);
  const [place] = await db.select().from(places).where(eq(places.slotId, 'slot'));
  expect(place?.taken).toBe(9);
});

test('a booking that the staff cancelled keeps the phone number until it expires, notes go with the data', async () => {
  const { db } = museum;
  await db
    .insert(bookings)
    .values([
      booking('told', ago(-1), { cancelledAt: ago(1) }),
      booking('long-over', ago(200), { cancelledAt: ago(201) }),
    ]);
  const event = { kind: 'activity' as const, at: ago(1), staffName: '周敏' };
  await db.insert(deskEvents).values([
    { ...event, itemId: 'told', event: 'cancelled', text: '讲师生病' },
    { ...event, itemId: 'long-over', event: 'cancelled', text: '讲师生病' },
    { ...event, itemId: 'long-over', event: 'note', text: '已电话告知林女士' },
    { ...event, itemId: 'long-over', event: 'state', text: 'done' },
  ]);
  await eraseExpired(db, days, now);
  const [told] = await db.select().from(bookings).where(eq(bookings.id, 'told'));
  expect(told?.name).toBe('林晚');
  const [over] = await db.select().from(bookings).where(eq(bookings.id, 'long-over'));
  expect(over?.phone).toBeNull();
  const texts = async (id: string) =>
    (await db.select().from(deskEvents).where(eq(deskEvents.itemId, id))).map(({ text }) => text);
  expect(await texts('told')).toEqual(['讲师生病']);
  expect((await texts('long-over')).sort()).toEqual(['', '', 'done']);
});
