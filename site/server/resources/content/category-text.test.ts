import { beforeAll, expect, test } from 'vitest';
import { categories, entries } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const textOf = (categoryCode: string, siteId = '1') =>
  museum.rows('contentCategoryText', { siteId, categoryCode });

async function addEntry(id: string, categoryId: string, day: string, facts = {}) {
  const texts = { title: id, summary: '', content: `<p>${id}</p>`, linkUrl: '', images: [] };
  const publishedAt = new Date(`${day}T09:00:00+08:00`);
  await museum.db
    .insert(entries)
    .values({ siteId: '1', id, categoryId, publishedAt, recommended: false, facts, ...texts });
}

beforeAll(async () => {
  const rest = { visible: true, type: 1, position: 50, showSecondMenu: true };
  const texts = { url: '', linkUrl: '', title: '' };
  for (const [id, parentId] of [
    ['Area', null],
    ['Area-list', 'Area'],
  ] as const) {
    await museum.db
      .insert(categories)
      .values({ siteId: '1', id, parentId, name: id, ...rest, ...texts });
  }
  await addEntry('area-text', 'Area', '2020-01-01');
  await addEntry('area-text-old', 'Area', '2019-01-01');
  await addEntry('gift', 'Area', '2026-01-01', { donor: 'Shen' });
  await addEntry('area-text-future', 'Area', '2027-01-01');
  for (let number = 1; number <= 120; number++) {
    await addEntry(`below-${number}`, 'Area-list', '2026-02-01');
  }
});

test('contentCategoryText returns the category’s own text despite newer entries of its child category', async () => {
  expect(await textOf('Area')).toMatchObject([{ id: 'area-text', content: '<p>area-text</p>' }]);
});

test.each([
  ['without entries of its own', 'Collection', '1'],
  ['that does not exist', 'Nothing', '1'],
  ['of the other site only', 'Area', '2'],
])('contentCategoryText of a category %s is empty', async (_, code, siteId) => {
  expect(await textOf(code, siteId)).toEqual([]);
});

test('contentPage with ownOnly excludes child categories', async () => {
  const input = { categoryCode: 'Area', ownOnly: true };
  const { total, records } = await museum.page('contentPage', input);
  expect(records.map(({ id }) => id)).toEqual(['gift', 'area-text', 'area-text-old']);
  expect(total).toBe(3);
});

test('contentPage with order=oldest sorts ascending by date', async () => {
  const input = { categoryCode: 'Area', ownOnly: true, order: 'oldest' as const };
  const { records } = await museum.page('contentPage', input);
  expect(records.map(({ id }) => id)).toEqual(['area-text-old', 'area-text', 'gift']);
});

test.each([{ ownOnly: 'true' }, { order: 'newest first' }])(
  'contentPage rejects %j with 400',
  async (field) => {
    const response = await museum.send('contentPage', { categoryCode: 'Area', ...field });
    expect(response.statusCode).toBe(400);
  },
);
