import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const november = { siteId: '1', from: '2026-11-21', to: '2026-11-30' };

test('dates of a period come by day with activities, tours, exhibitions and their paths', async () => {
  const dates = await museum.rows('calendarDates', november);
  expect(dates.map(({ day }) => day)).toEqual(dates.map(({ day }) => day).sort());
  expect(dates).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'activity-talk',
        kinds: ['activity'],
        startAt: '2026-11-28T14:00:00+08:00',
        path: '/Service/Activities/talk',
        isCancelled: false,
      }),
      expect.objectContaining({
        id: 'exhibition-tomorrow-opens-2026',
        title: '开展：明日',
        day: '2026-11-22',
        startAt: null,
      }),
    ]),
  );
  // Mondays are closed as usual, and have no tours.
  expect(dates.filter(({ day }) => day === '2026-11-23')).toEqual([]);
});

test('dates are narrowed to a kind, in the language of the site', async () => {
  const dates = await museum.rows('calendarDates', {
    ...november,
    siteId: '2',
    kind: 'exhibition',
  });
  expect(dates.map(({ title }) => title)).toEqual(['Last day: Closing today', 'Opens: Tomorrow']);
});

test('a period over 62 days is cut, one that ends before it begins is empty', async () => {
  const days = (await museum.rows('calendarDates', { from: '2026-11-01', to: '2027-12-31' })).map(
    ({ day }) => day,
  );
  expect(days.at(-1)?.localeCompare('2027-01-01')).toBeLessThanOrEqual(0);
  expect(await museum.rows('calendarDates', { from: '2026-12-01', to: '2026-11-01' })).toEqual([]);
});

test('an activity that is a guided tour is listed under both kinds', async () => {
  for (const kind of ['activity', 'tour', undefined] as const) {
    const dates = await museum.rows('calendarDates', { ...november, ...(kind && { kind }) });
    expect(dates.filter(({ kinds }) => kinds.length > 1).length).toBe(0);
  }
});
