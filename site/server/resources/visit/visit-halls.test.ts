import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { entries, exhibitionObjects, exhibitions, openingRules } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const halls = (day: string, siteId = '1') => museum.rows('visitHalls', { siteId, day });

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
    .set({ room: 'L2-jade-hall' })
    .where(eq(exhibitionObjects.exhibitId, 'cong'));
  await museum.db.insert(openingRules).values({
    ...{ id: 'jade', position: 9, textZh: '玉器馆检修', textEn: 'The jade hall is being repaired' },
    rule: { from: '2026-11-25', until: '2026-11-26', rooms: ['L2-jade-hall'] },
  });
  await museum.db.insert(entries).values({
    ...{ siteId: '1', id: 'treasure', categoryId: 'Treasure', title: '重器', summary: '' },
    ...{ content: '', publishedAt: new Date('2026-01-01'), recommended: false, images: [] },
    linkUrl: '#/Collection/ExcellentCollection/ding',
  });
});

test('exhibitions of a day have their rooms and objects, treasures and turntables are marked', async () => {
  const [temporary, base] = await halls('2026-11-21');
  expect(temporary).toMatchObject({ id: 'closing-today', rooms: ['L3-temporary-1'], objects: [] });
  expect(base).toMatchObject({ rooms: ['L1-bronze-hall', 'L2-jade-hall'], closedRooms: [] });
  expect(base?.objects).toMatchObject([
    { id: 'ding', isTreasure: true, turns: true, room: 'L1-bronze-hall' },
    { id: 'cong', isTreasure: false, turns: false, room: 'L2-jade-hall' },
  ]);
});

test('exhibition that is over by the day is not on view', async () => {
  expect((await halls('2026-11-22')).map(({ id }) => id)).toEqual(['base']);
});

test('rooms that are closed on the day are told apart, the museum stays open', async () => {
  const onView = await halls('2026-11-25', '2');
  expect(onView).toMatchObject([
    {
      rooms: ['L1-bronze-hall'],
      closedRooms: ['L2-jade-hall'],
      closureText: 'The jade hall is being repaired',
    },
  ]);
  const roomOf = (id: string) => onView[0]?.objects.find((object) => object.id === id)?.room;
  expect([roomOf('ding'), roomOf('cong')]).toEqual(['L1-bronze-hall', undefined]);
  const [site] = await museum.rows('siteDetail', { siteCode: 'museum-zh' });
  expect(site?.opening).toHaveLength(1);
  const dates = await museum.rows('calendarDates', { from: '2026-11-24', to: '2026-11-30' });
  expect(dates.filter(({ kinds }) => kinds[0] === 'hours')).toMatchObject([
    { day: '2026-11-25', title: '玉器馆检修' },
    { day: '2026-11-26', title: '玉器馆检修' },
  ]);
});

test('nothing is on view on a day on which the museum is closed', async () => {
  expect(await halls('2026-11-23')).toEqual([]);
});

test('withdrawn exhibition leaves the rooms of the others', async () => {
  await museum.db
    .delete(exhibitions)
    .where(and(eq(exhibitions.id, 'base'), eq(exhibitions.siteId, '1')));
  expect(await halls('2026-11-22')).toEqual([]);
});
