import { expect, test } from 'vitest';
import { footerSitesCategory } from '../../../contract/shared/paging';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const ids = (records: { id: string }[]) => records.map(({ id }) => id);

test('contentPage lists entries of a category and its descendants, newest first, ties by id', async () => {
  const { total, records } = await museum.page('contentPage', { categoryCode: 'News' });
  expect(ids(records)).toEqual(['newest', 'same-a', 'same-b', 'older', 'only-chinese']);
  expect(total).toBe(5);
});

test('contentPage of a child category excludes entries of its parent', async () => {
  const { records } = await museum.page('contentPage', { categoryCode: 'Notice' });
  expect(ids(records)).not.toContain('older');
});

test('contentPage excludes future entries', async () => {
  const { records } = await museum.page('contentPage', { categoryCode: 'News', pageSize: 100 });
  expect(ids(records)).not.toContain('future');
});

test('contentPage of the English site lists entries with an English title', async () => {
  const { records } = await museum.page('contentPage', { siteId: '2', categoryCode: 'News' });
  expect(ids(records)).toEqual(['newest', 'same-a', 'same-b', 'older']);
  expect(records[0]?.title).toBe('Title newest');
});

test('contentPage of a hidden category lists its entries', async () => {
  const { records } = await museum.page('contentPage', { categoryCode: 'Hidden' });
  expect(ids(records)).toEqual(['in-hidden']);
});

test('contentPage pages have no gaps or duplicates', async () => {
  const seen: string[] = [];
  for (const pageNum of [1, 2, 3]) {
    const input = { categoryCode: 'News', pageNum, pageSize: 2 };
    seen.push(...ids((await museum.page('contentPage', input)).records));
  }
  expect(seen).toEqual(['newest', 'same-a', 'same-b', 'older', 'only-chinese']);
});

test('contentPage beyond the last page is empty with the same total', async () => {
  const input = { categoryCode: 'News', pageNum: 9, pageSize: 2 };
  expect(await museum.page('contentPage', input)).toEqual({ total: 5, records: [] });
});

test('page row of contentPage has the requested or default paging', async () => {
  const pageRow = async (input: object) => {
    const response = await museum.send('contentPage', { categoryCode: 'News', ...input });
    return response.json<{ data: [[object]] }>().data[0][0];
  };
  expect(await pageRow({})).toEqual({ total: 5, pageNum: 1, pageSize: 10 });
  expect(await pageRow({ pageNum: 2, pageSize: 3 })).toEqual({ total: 5, pageNum: 2, pageSize: 3 });
});

test('contentPage of an unknown category is empty', async () => {
  expect(await museum.page('contentPage', { categoryCode: 'Nothing' })).toEqual({
    total: 0,
    records: [],
  });
});

test('contentPage record has image, date, tags and dictionary values', async () => {
  const { records } = await museum.page('contentPage', { siteId: '2', categoryCode: 'Notice' });
  const newest = records.find(({ id }) => id === 'newest');
  expect(newest).toMatchObject({
    categoryCode: 'Notice',
    publishedAt: '2026-03-01T09:00:00+08:00',
    period: 'shang',
    material: 'bronze',
    tags: [],
  });
  expect(newest?.images[0]).toMatchObject({ alt: 'Red', width: 64, height: 48 });
  expect(newest?.thumbImg).toBe(newest?.images[0]?.src);
  const tagged = records.find(({ id }) => id === 'same-a');
  expect(tagged).not.toHaveProperty('period');
  expect(tagged?.tags).toEqual([
    { tagId: 'vessels', tagName: 'Vessels' },
    { tagId: 'families', tagName: 'Families' },
  ]);
});

test.each([
  ['the links of the footer', footerSitesCategory, 9_999],
  ['any other category', 'News', 100],
])('contentPage of %s limits the page size', async (_, categoryCode, maxPageSize) => {
  const request = (pageSize: number) => museum.send('contentPage', { categoryCode, pageSize });
  expect((await request(maxPageSize)).statusCode).toBe(200);
  expect((await request(maxPageSize + 1)).statusCode).toBe(400);
});
