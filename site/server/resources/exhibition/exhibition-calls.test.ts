import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

test('exhibitionPage lists current, then upcoming, then past exhibitions', async () => {
  const { records } = await museum.page('exhibitionPage', {});
  expect(records.map(({ id, status }) => [id, status])).toEqual([
    ['closing-today', 'current'],
    ['base', 'current'],
    ['tomorrow', 'upcoming'],
    ['next-year', 'upcoming'],
    ['over', 'past'],
  ]);
});

test('exhibition is current on its last day, and without an end date', async () => {
  const { records } = await museum.page('exhibitionPage', { status: 'current' });
  expect(records.map(({ endDate }) => endDate)).toEqual(['2026-11-21', null]);
});

test.each([
  ['kind', { kind: 'temporary' }, ['closing-today', 'tomorrow', 'next-year']],
  ['status', { status: 'past' }, ['over']],
  ['kind and status', { kind: 'temporary', status: 'current' }, ['closing-today']],
  ['a kind and status that none has', { kind: 'review', status: 'current' }, []],
])('exhibitionPage filters by %s', async (_, filter, expected) => {
  const { total, records } = await museum.page('exhibitionPage', filter);
  expect(records.map(({ id }) => id)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test('exhibitionPage rejects an unknown kind with 400 that names the field', async () => {
  const response = await museum.send('exhibitionPage', { siteId: '2', kind: 'permanent' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    msg: 'Bad request: kind must be one of: base, temporary, review',
  });
});

test('exhibitionDetail counts the site’s objects per tag', async () => {
  const [base] = await museum.rows('exhibitionDetail', { siteId: '2', id: 'base' });
  expect(base).toMatchObject({
    title: 'Permanent',
    place: 'Level 1',
    content: '<p>Foreword</p>',
    startDate: '2019-09-28',
    tags: [
      { tagId: 'families', tagName: 'Families', count: 1 },
      { tagId: 'vessels', tagName: 'Vessels', count: 2 },
    ],
  });
  expect(base?.thumbImg).toMatch(/^\/media\/[0-9a-f]+\.jpg$/);
});

test('exhibitionDetail of an unknown exhibition is a 404', async () => {
  const response = await museum.send('exhibitionDetail', { id: 'nothing' });
  expect(response.statusCode).toBe(404);
});
