import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const suggested = async (input: { keyword: string; siteId?: string; kind?: string }) =>
  (await museum.rows('searchSuggest', input)) as unknown as Record<string, string>[];

test('suggestions are records with a match in the title, marked, with their routes', async () => {
  const [first] = await suggested({ keyword: 'yuc' });
  expect(first).toEqual({
    kind: 'object',
    title: '玉琮 100%_纯',
    titleMarked: '<mark>玉琮</mark> 100%_纯',
    route: '/Collection/ExcellentCollection/cong',
  });
});

test('record that matches in its text only is not suggested', async () => {
  const { total } = await museum.page('fullSearch', { keyword: '说明' });
  expect(total).toBeGreaterThan(0);
  expect(await suggested({ keyword: '说明' })).toEqual([]);
});

test('page is suggested by the name of its category in the language of the site', async () => {
  const page = { kind: 'page', route: '/News/Notice' };
  expect(await suggested({ keyword: 'notic', siteId: '2' })).toContainEqual(
    expect.objectContaining(page),
  );
  expect(
    (await suggested({ keyword: 'hidden', siteId: '2' })).map(({ kind }) => kind),
  ).not.toContain('page');
});

test('suggestions of one kind have no pages, and there are at most eight', async () => {
  const objects = await suggested({ keyword: '器物', kind: 'object' });
  expect(objects.length).toBeGreaterThan(0);
  expect(objects.length).toBeLessThanOrEqual(8);
  expect(new Set(objects.map(({ kind }) => kind))).toEqual(new Set(['object']));
});

test('empty keyword is rejected with the name of its field', async () => {
  const response = await museum.send('searchSuggest', { siteId: '1', keyword: ' ' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ field: 'keyword' }] });
});
