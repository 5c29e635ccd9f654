import { expect, test } from 'vitest';
import { categories } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

test('contentDetail finds an entry by its category and by its ancestors', async () => {
  for (const categoryCode of ['Notice', 'News']) {
    const [entry] = await museum.rows('contentDetail', { categoryCode, contentId: 'newest' });
    expect(entry).toMatchObject({ id: 'newest', categoryCode: 'Notice', content: '<p>正文</p>' });
  }
});

test('contentDetail is in the language of the site', async () => {
  const input = { siteId: '2', categoryCode: 'Notice', contentId: 'newest' };
  const [entry] = await museum.rows('contentDetail', input);
  expect(entry).toMatchObject({ title: 'Title newest', content: '<p>Text</p>' });
});

test('facts of an entry are in the language of the site, in details and in lists', async () => {
  const input = { siteId: '2', categoryCode: 'Notice' };
  const [entry] = await museum.rows('contentDetail', { ...input, contentId: 'newest' });
  expect(entry?.facts).toEqual({ number: 'N 1', place: 'East Hall' });
  const { records } = await museum.page('contentPage', { categoryCode: 'Notice' });
  expect(records.map(({ facts }) => facts?.place)).toEqual([
    '东厅',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['of another category', { categoryCode: 'Hidden', contentId: 'newest' }],
  ['of a parent category', { categoryCode: 'Notice', contentId: 'older' }],
  ['that does not exist', { categoryCode: 'Notice', contentId: 'nothing' }],
  ['of the future', { categoryCode: 'Notice', contentId: 'future' }],
  ['without an English title', { siteId: '2', categoryCode: 'Notice', contentId: 'only-chinese' }],
])('contentDetail of an entry %s is a 404', async (_, input) => {
  const response = await museum.send('contentDetail', input);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 404, data: null });
});

test('query of a cyclic category tree terminates', async () => {
  const row = { siteId: '1', name: '', visible: true, type: 1, url: '', linkUrl: '', title: '' };
  const base = { ...row, position: 99, showSecondMenu: true };
  await museum.db.insert(categories).values([
    { ...base, id: 'A', parentId: 'B' },
    { ...base, id: 'B', parentId: 'A' },
  ]);
  expect(await museum.page('contentPage', { categoryCode: 'A' })).toEqual({
    total: 0,
    records: [],
  });
});
