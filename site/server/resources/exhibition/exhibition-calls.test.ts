import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

test('current exhibitions come first, then the next ones, then past ones', async () => {
  const { records } = await museum.page('exhibitionPage', {});
  expect(records.map(({ id, status }) => [id, status])).toEqual([
    ['closing-today', 'current'],
    ['base', 'current'],
    ['tomorrow', 'upcoming'],
    ['next-year', 'upcoming'],
    ['over', 'past'],
  ]);
});

test('the closing day still belongs to the exhibition, and one without an end stays', async () => {
  const { records } = await museum.page('exhibitionPage', { status: 'current' });
  expect(records.map(({ endDate }) => endDate)).toEqual(['2026-11-21', null]);
});

test.each([
  ['kind', { kind: 'temporary' }, ['closing-today', 'tomorrow', 'next-year']],
  ['status', { status: 'past' }, ['over']],
  ['kind and status', { kind: 'temporary', status: 'current' }, ['closing-today']],
  ['a kind and status that none has', { kind: 'review', status: 'current' }, []],
])('are narrowed by %s', async (_, filter, expected) => {
  const { total, records } = await museum.page('exhibitionPage', filter);
  expect(records.map(({ id }) => id)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test('a kind that is none is refused by name', async () => {
  const response = await museum.send('exhibitionPage', { siteId: '2', kind: 'permanent' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    msg: 'Bad request: kind must be one of: base, temporary, review',
  });
});

test('an exhibition counts its objects under each tag, those that the site shows', async () => {
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

test('an unknown exhibition is not found', async () => {
  const response = await museum.send('exhibitionDetail', { id: 'nothing' });
  expect(response.statusCode).toBe(404);
});
