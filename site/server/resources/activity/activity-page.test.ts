import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const saturdays = ['20261121', '20261128', '20261205', '20261212', '20261219', '20261226'];

test('activityPage lists upcoming occurrences by start, including weekly ones', async () => {
  const { total, records } = await museum.page('activityPage', { siteId: '2', pageSize: 5 });
  expect(records.map(({ id }) => id)).toEqual([
    'saturdays.20261121',
    'saturdays.20261128',
    'talk',
    'saturdays.20261205',
    'small-room',
  ]);
  expect(total).toBe(11);
});

test('activity record has time, place and places left', async () => {
  const { records } = await museum.page('activityPage', { siteId: '2', kind: 'lecture' });
  expect(records).toMatchObject([
    {
      id: 'talk',
      activityId: 'talk',
      title: 'Activity talk',
      kind: 'lecture',
      startAt: '2026-11-28T14:00:00+08:00',
      endAt: '2026-11-28T16:00:00+08:00',
      place: 'Education Centre',
      capacity: 20,
      left: 20,
      isWeekly: false,
    },
  ]);
  expect(records[0]?.thumbImg).toMatch(/^\/media\/[0-9a-f]+\.jpg$/);
});

test.each([
  ['first day', { from: '2026-12-20', kind: 'family' }, '20261226'],
  ['last day, inclusive', { to: '2026-11-28', kind: 'lecture' }, 'talk'],
  ['date and time', { from: '2026-11-28T14:00:00+08:00', kind: 'lecture' }, 'talk'],
  ['past period', { from: '2026-08-01', to: '2026-08-31' }, 'long-ago'],
  ['start earlier today', { from: '2026-11-21', kind: 'concert' }, 'began'],
])('activityPage filters by %s', async (_, filter, first) => {
  const { records } = await museum.page('activityPage', { siteId: '2', ...filter });
  expect(records[0]?.id).toContain(first);
});

test.each([
  { to: '2026-11-28T14:00:00+08:00', kind: 'lecture' },
  { from: '2026-11-29', to: '2026-11-28' },
  { kind: 'concert' },
])('activityPage is empty for %j', async (filter) => {
  expect(await museum.page('activityPage', filter)).toEqual({ total: 0, records: [] });
});

test('activity without an English title is on the Chinese site only', async () => {
  const ids = async (siteId: string) => {
    const { records } = await museum.page('activityPage', { siteId, pageSize: 100 });
    return records.map(({ activityId }) => activityId);
  };
  expect(await ids('1')).toContain('only-chinese');
  expect(await ids('2')).not.toContain('only-chinese');
});

test('second page of activities continues after the first', async () => {
  const page = { siteId: '2', kind: 'family', pageSize: 4 };
  const { records } = await museum.page('activityPage', { ...page, pageNum: 2 });
  const ids = saturdays.slice(4).map((day) => `saturdays.${day}`);
  expect(records.slice(0, 2).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [{ from: 'today' }, 'from must have the format'],
  [{ from: '2026-02-30' }, 'from must have the format'],
  [{ to: '9999-12-31' }, 'to must have the format day'],
  [{ from: '0000-01-01' }, 'from must have the format day'],
  [{ from: '2026-11-21T10:00:00Z[Asia/Shanghai]' }, 'from must have the format day'],
  [{ from: '2026-11-21T23:59:60Z' }, 'from must have the format'],
  [{ kind: 'party' }, 'kind must be one of'],
  [{ pageNum: 0 }, 'pageNum must be at least 1'],
])('activityPage rejects %j with 400 that names the field', async (filter, expected) => {
  const response = await museum.send('activityPage', { siteId: '2', ...filter });
  expect(response.statusCode).toBe(400);
  expect(response.json<{ msg: string }>().msg).toContain(expected);
});

test('activityDetail returns the occurrence that its id names', async () => {
  const [detail] = await museum.rows('activityDetail', { siteId: '2', id: 'saturdays.20261205' });
  expect(detail).toMatchObject({
    activityId: 'saturdays',
    startAt: '2026-12-05T14:00:00+08:00',
    endAt: '2026-12-05T15:30:00+08:00',
    content: '<p>What happens</p>',
    isWeekly: true,
  });
  const [next] = await museum.rows('activityDetail', { id: 'saturdays' });
  expect(next?.id).toBe('saturdays.20261121');
});

test.each(['nothing', 'saturdays.20261206', 'saturdays.20281202', 'talk.20261128'])(
  'activityDetail of %s is a 404',
  async (id) => {
    const response = await museum.send('activityDetail', { id });
    expect(response.statusCode).toBe(404);
  },
);
