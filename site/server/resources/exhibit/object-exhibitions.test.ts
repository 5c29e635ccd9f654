import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

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
      onView: { room: 'L2-jade-hall', showcase: 2 },
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
