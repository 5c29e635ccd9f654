import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { exhibitionObjects, exhibitions } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

beforeAll(async () => {
  for (const [id, rooms] of [
    ['base', ['L1-bronze-hall', 'L2-jade-hall']],
    ['closing-today', ['L3-temporary-1']],
  ] as const) {
    await museum.db
      .update(exhibitions)
      .set({ rooms: [...rooms] })
      .where(eq(exhibitions.id, id));
  }
  await museum.db
    .update(exhibitionObjects)
    .set({ room: 'L2-jade-hall', showcase: 2 })
    .where(
      and(eq(exhibitionObjects.exhibitionId, 'base'), eq(exhibitionObjects.exhibitId, 'ding')),
    );
  const added = { siteId: '2', position: 0 };
  await museum.db.insert(exhibitionObjects).values([
    { ...added, exhibitionId: 'closing-today', exhibitId: 'cong' },
    { ...added, exhibitionId: 'tomorrow', exhibitId: 'ding', showcase: 1 },
  ]);
});

const exhibitionsOf = async (id: string) =>
  (await museum.rows('exhibitDetail', { siteId: '2', id }))[0]?.exhibitions;

test('exhibitDetail has the exhibitions of the object, the newest first, with its showcase today', async () => {
  expect(await exhibitionsOf('ding')).toEqual([
    {
      id: 'tomorrow',
      kind: 'temporary',
      status: 'upcoming',
      title: 'Tomorrow',
      startDate: '2026-11-22',
      endDate: '2027-01-01',
      place: 'Level 1',
    },
    {
      id: 'base',
      kind: 'base',
      status: 'current',
      title: 'Permanent',
      startDate: '2019-09-28',
      endDate: null,
      place: 'Level 1',
      onView: { room: 'L2-jade-hall', hall: 'Jade Hall', showcase: 2 },
    },
  ]);
});

test('object of two current exhibitions is on view in the newer one, in its first room without another', async () => {
  const shown = (await exhibitionsOf('cong')) ?? [];
  expect(shown.map(({ id, onView }) => [id, onView])).toEqual([
    ['closing-today', { room: 'L3-temporary-1' }],
    ['base', undefined],
  ]);
});

test('object without exhibitions has no list of them', async () => {
  expect(await exhibitionsOf('bowl')).toBeUndefined();
});
