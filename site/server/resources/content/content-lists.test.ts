import { beforeAll, expect, test } from 'vitest';
import { categories, entries, entryTags } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';
import { readNextPublication } from './content-queries';

const museum = useTestMuseum();
const ids = (records: { id: string }[]) => records.map(({ id }) => id);

async function addCategory(id: string, parentId: string | null, visible = true) {
  const texts = { url: '', linkUrl: '', title: '' };
  const rest = { visible, type: 1, position: 50, showSecondMenu: true, ...texts };
  await museum.db.insert(categories).values({ siteId: '1', id, parentId, name: id, ...rest });
}

interface More {
  recommended?: boolean;
  period?: string;
  material?: string;
}

async function addEntry(id: string, categoryId: string, day: string, tagId = '', more: More = {}) {
  const texts = { title: id, summary: '', content: '', linkUrl: '', images: [] };
  const publishedAt = new Date(`${day}T09:00:00+08:00`);
  const row = { siteId: '1', id, categoryId, publishedAt, recommended: false, ...texts, ...more };
  await museum.db.insert(entries).values(row);
  if (!tagId) return;
  await museum.db.insert(entryTags).values({ siteId: '1', entryId: id, tagId, position: 0 });
}

beforeAll(async () => {
  await addCategory('Backstage', 'News', false);
  await addCategory('InterExchange', null);
  await addCategory('Loans', 'InterExchange');
  await addEntry('backstage', 'Backstage', '2026-05-01', 'vessels', { recommended: true });
  await addEntry('tomorrow', 'Notice', '2026-11-22', 'vessels', {
    recommended: true,
    period: 'shang',
  });
  await addEntry('loan', 'Loans', '2026-04-01', 'vessels');
  await addEntry('visit', 'InterExchange', '2026-06-01', 'vessels', { recommended: true });
});

test('contentNews lists visible published entries below News, newest first', async () => {
  const { total, records } = await museum.page('contentNews', {});
  expect(ids(records)).toEqual(['newest', 'same-a', 'same-b', 'older', 'only-chinese']);
  expect(total).toBe(5);
});

test('contentNews filters by a child category and is empty for another category', async () => {
  const notices = await museum.page('contentNews', { categoryCode: 'Notice' });
  expect(ids(notices.records)).not.toContain('older');
  expect(notices.total).toBe(4);
  expect(await museum.page('contentNews', { categoryCode: 'InterExchange' })).toEqual({
    total: 0,
    records: [],
  });
});

test('the lists of a site change next with its earliest scheduled entry', async () => {
  const tomorrow = new Date('2026-11-22T09:00:00+08:00');
  const justBefore = new Date(tomorrow.getTime() - 1);
  expect(await readNextPublication(museum.db, '1', justBefore)).toEqual(tomorrow);
  const last = new Date('2027-01-01T09:00:00+08:00');
  expect(await readNextPublication(museum.db, '1', tomorrow)).toEqual(last);
  expect(await readNextPublication(museum.db, '2', tomorrow)).toEqual(last);
  expect(await readNextPublication(museum.db, '1', last)).toBeNull();
});

test('contentPageByRecommend lists recommended entries first, then the newest', async () => {
  const all = await museum.page('contentPageByRecommend', {});
  expect(ids(all.records)).toEqual([
    'visit',
    'loan',
    'newest',
    'same-a',
    'same-b',
    'older',
    'only-chinese',
  ]);
  const ofNews = await museum.page('contentPageByRecommend', { categoryCode: 'News', pageSize: 1 });
  expect(ids(ofNews.records)).toEqual(['newest']);
  expect(ofNews.total).toBe(5);
});

test('pages of recommended entries have no gaps or duplicates', async () => {
  const seen: string[] = [];
  for (const pageNum of [1, 2, 3, 4]) {
    const input = { pageNum, pageSize: 2 };
    seen.push(...ids((await museum.page('contentPageByRecommend', input)).records));
  }
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});

test.each([
  ['a period', 'period', 'shang', ['newest']],
  ['a material', 'material', 'bronze', ['newest']],
  ['a value that none has', 'period', 'ming', []],
  ['an unknown dictionary', 'colour', 'red', []],
  ['a column that is not a dictionary', 'title', 'newest', []],
])('contentPageByDict filters by %s', async (_, dictCode, dictValue, expected) => {
  const input = { categoryCode: 'News', dictCode, dictValue };
  const { total, records } = await museum.page('contentPageByDict', input);
  expect(ids(records)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test('contentTags counts visible published entries, in the language of the site', async () => {
  expect(await museum.rows('contentTags', { categoryCode: 'News' })).toEqual([
    { tagId: 'families', tagName: '亲子', count: 1 },
    { tagId: 'vessels', tagName: '容器', count: 1 },
  ]);
  const english = await museum.rows('contentTags', { siteId: '2', categoryCode: 'Notice' });
  expect(english.map(({ tagName }) => tagName)).toEqual(['Families', 'Vessels']);
  expect(await museum.rows('contentTags', { categoryCode: 'Nothing' })).toEqual([]);
});

test('contentPageByTagFromContent lists the other entries with a tag', async () => {
  const input = { contentId: 'same-a', tagId: 'vessels' };
  const { total, records } = await museum.page('contentPageByTagFromContent', input);
  expect(ids(records)).toEqual(['visit', 'loan']);
  expect(total).toBe(2);
});

test.each([
  ['an unknown tag', { contentId: 'same-a', tagId: 'nothing' }],
  ['an unknown entry', { contentId: 'nothing', tagId: 'vessels' }],
  ['an entry of the future', { contentId: 'tomorrow', tagId: 'vessels' }],
  ['an entry of the other site only', { siteId: '2', contentId: 'loan', tagId: 'vessels' }],
])('contentPageByTagFromContent is empty for %s', async (_, input) => {
  expect(await museum.page('contentPageByTagFromContent', input)).toEqual({
    total: 0,
    records: [],
  });
});

test('contentListByParentCode returns visible child categories with their newest entries', async () => {
  const children = await museum.rows('contentListByParentCode', { parentCode: 'News' });
  expect(children.map(({ categoryCode, records }) => [categoryCode, ids(records)])).toEqual([
    ['Notice', ['newest', 'same-a', 'same-b', 'only-chinese']],
  ]);
  const english = await museum.rows('contentListByParentCode', { siteId: '2', parentCode: 'News' });
  expect(english.map(({ categoryName }) => categoryName)).toEqual(['Notices']);
  expect(await museum.rows('contentListByParentCode', { parentCode: 'Nothing' })).toEqual([]);
});

test('contentListByParentCode returns at most ten entries per child category', async () => {
  await addCategory('Full', 'Loans');
  for (let day = 1; day <= 12; day++) {
    await addEntry(`full-${day}`, 'Full', `2025-01-${String(day).padStart(2, '0')}`);
  }
  const [full] = await museum.rows('contentListByParentCode', { parentCode: 'Loans' });
  expect(full?.records).toHaveLength(10);
  expect(full?.records[0]?.id).toBe('full-12');
});

test('contentListByParentCodeAndTag omits child categories without a tagged entry', async () => {
  const request = (tagId: string) =>
    museum.rows('contentListByParentCodeAndTag', { parentCode: 'News', tagId });
  expect((await request('families')).map(({ records }) => ids(records))).toEqual([['same-a']]);
  expect(await request('nothing')).toEqual([]);
});

test('exhibitionPageInterflow lists exchanges including those of child categories', async () => {
  const { total, records } = await museum.page('exhibitionPageInterflow', { pageSize: 2 });
  expect(ids(records)).toEqual(['visit', 'loan']);
  expect(total).toBe(14);
  expect(await museum.page('exhibitionPageInterflow', { siteId: '2' })).toEqual({
    total: 0,
    records: [],
  });
});

test('entry of a category unknown to the site is in no list', async () => {
  await museum.db.insert(entries).values({
    ...{ siteId: '2', id: 'stray', categoryId: 'OnlyChinese', title: 'Stray', summary: '' },
    ...{ content: '', linkUrl: '', images: [], recommended: true },
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  });
  const { total } = await museum.page('contentPage', { siteId: '2', categoryCode: 'OnlyChinese' });
  expect(total).toBe(0);
  const { records } = await museum.page('contentPageByRecommend', { siteId: '2' });
  expect(ids(records)).not.toContain('stray');
});

test.each([
  ['contentNews', { pageNum: 0 }],
  ['contentPageByRecommend', { pageSize: 101 }],
  ['contentPageByDict', { categoryCode: 'News', dictCode: 'period' }],
  ['contentTags', {}],
  ['contentPageByTagFromContent', { contentId: ['a'], tagId: 'b' }],
  ['contentListByParentCode', { parentCode: 5 }],
  ['contentListByParentCodeAndTag', { parentCode: 'News' }],
  ['exhibitionPageByTagFromContent', { exhibitionId: 'base' }],
  ['exhibitionPageInterflow', { pageNum: 'two' }],
] as const)('%s rejects invalid input with 400', async (name, input) => {
  const response = await museum.send(name, input);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, code: 400, data: null });
});
