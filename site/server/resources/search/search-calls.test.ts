import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '../../../contract/shared/endpoints';
import { searchIndexes } from '../../db/schema';
import { importPacks } from '../../import/import-packs';
import { rebuildSearchIndex } from '../../search/build/rebuild-search';
import { fixtureToday, writePackFiles } from '../../testing/fixture-pack';
import { useTestMuseum } from '../../testing/test-museum';
import { caseCount } from '../../../scripts/lib/property-cases';

const museum = useTestMuseum();

const found = async (input: object) => {
  const { records } = await museum.page('fullSearch', { pageSize: 100, ...input });
  return records.map(({ id }) => id);
};

test('fullSearch hit has kind, category, title and route', async () => {
  const { total, records } = await museum.page('fullSearch', { keyword: 'tding' });
  expect(total).toBe(records.length);
  expect(records[0]).toMatchObject({
    id: 'ding',
    kind: 'object',
    categoryCode: 'ExcellentCollection',
    title: '器物 ding',
    route: '/Collection/ExcellentCollection/ding',
  });
  const [jade] = (await museum.page('fullSearch', { keyword: '玉琮' })).records;
  expect(jade).toMatchObject({ id: 'cong', title: '玉琮 100%_纯' });
  expect(jade?.thumbImg).toMatch(/^\/media\//);
});

test('fullSearch marks matches in the snippet', async () => {
  const [hit] = (await museum.page('fullSearch', { keyword: '说明' })).records;
  expect(hit?.snippet).toMatch(/^<mark>说明<\/mark>/);
});

test.each(['yucong', 'yc', '郁琮', '玉琮'])(
  'fullSearch for %s marks the matching characters of the title',
  async (keyword) => {
    const { records } = await museum.page('fullSearch', { keyword });
    expect(records.find(({ id }) => id === 'cong')?.titleMarked).toBe('<mark>玉琮</mark> 100%_纯');
  },
);

test('fullSearch searches the records of the site’s language', async () => {
  expect(await found({ siteId: '2', keyword: 'titles newest' })).toEqual(['newest']);
  expect(await found({ siteId: '2', keyword: 'only-chinese' })).not.toContain('only-chinese');
  expect(await found({ keyword: 'only-chinese' })).toContain('only-chinese');
});

test('fullSearch excludes hidden and future entries', async () => {
  const ids = await found({ keyword: '标题' });
  expect(ids).toContain('newest');
  expect(ids).not.toContain('future');
  expect(ids).not.toContain('in-hidden');
});

test('fullSearch finds upcoming activities by title, kind, place and weekday', async () => {
  const activities = async (keyword: string, siteId = '1') => {
    const { records } = await museum.page('fullSearch', { keyword, siteId, kind: 'activity' });
    return records.map(({ id, route }) => [id, route]);
  };
  const saturdays = ['saturdays', '/Service/Activities/saturdays'];
  expect((await activities('saturdays'))[0]).toEqual(saturdays);
  expect((await activities('每周六'))[0]).toEqual(saturdays);
  expect((await activities('meizhouliu'))[0]).toEqual(saturdays);
  expect((await activities('workshop', '2'))[0]).toEqual([
    'small-room',
    '/Service/Activities/small-room',
  ]);
  expect(await found({ keyword: '讲座' })).toContain('talk');
  expect(await found({ keyword: 'began' })).toContain('began');
  expect(await found({ keyword: 'long-ago' })).not.toContain('long-ago');
  const { facets } = await museum.page('fullSearch', { keyword: '讲座' });
  expect(facets.kind).toContainEqual({ value: 'activity', label: '活动', count: 1 });
  expect(facets.area.map(({ value }) => value)).toContain('Activities');
});

test('fullSearch pages have no gaps or duplicates and the same total', async () => {
  const whole = await museum.page('fullSearch', { keyword: '标题', pageSize: 100 });
  const seen: string[] = [];
  for (let pageNum = 1; (pageNum - 1) * 2 < whole.total; pageNum++) {
    const input = { keyword: '标题', pageNum, pageSize: 2 };
    const { total, records, facets } = await museum.page('fullSearch', input);
    expect(total).toBe(whole.total);
    expect(facets).toEqual(whole.facets);
    seen.push(...records.map(({ id }) => id));
  }
  expect(seen).toEqual(whole.records.map(({ id }) => id));
  const beyond = await museum.page('fullSearch', { keyword: '标题', pageNum: 999 });
  expect(beyond).toMatchObject({ total: whole.total, records: [] });
});

test('fullSearch filters by kind, period and area and returns facet counts', async () => {
  const { facets } = await museum.page('fullSearch', { keyword: '青铜' });
  expect(facets.kind.map(({ value }) => value)).toContain('object');
  expect(facets.period).toContainEqual({ value: 'shang', label: '商', count: 3 });
  expect(facets.area.map(({ value }) => value)).toContain('News');
  expect(await found({ keyword: '青铜', kind: 'article' })).toEqual(['newest']);
  expect(await found({ keyword: '青铜', area: 'News' })).toEqual(['newest']);
  const shang = await found({ keyword: '青铜', period: 'shang', kind: 'object' });
  expect([...shang].sort()).toEqual(['cong', 'ding']);
  expect(await found({ keyword: '青铜', kind: '', period: '', area: '' })).toContain('newest');
});

test.each([
  ['no keyword', {}],
  ['an empty one', { keyword: '' }],
  ['blanks', { keyword: ' \t　' }],
  ['201 characters', { keyword: '鼎'.repeat(201) }],
  ['an unknown kind', { keyword: '鼎', kind: 'video' }],
  ['an unknown site', { keyword: '鼎', siteId: '9' }],
  ['a page of none', { keyword: '鼎', pageSize: 0 }],
])('fullSearch with %s is a 400', async (_, input) => {
  const response = await museum.send('fullSearch', input);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, code: 400, data: null });
});

test('fullSearch accepts two hundred characters after trimming', async () => {
  await museum.page('fullSearch', { keyword: `  ${'𪚥'.repeat(200)}  ` });
});

test('fullSearch for punctuation only is empty', async () => {
  expect(await museum.page('fullSearch', { keyword: '。？…' })).toEqual({
    total: 0,
    records: [],
    facets: { kind: [], period: [], area: [] },
  });
});

test('fullSearch finds an import at the next call', async () => {
  expect(await found({ keyword: '海昏侯' })).toEqual([]);
  const record = {
    id: 'haihun',
    category: 'News',
    title_zh: '海昏侯',
    published_at: '2026-01-01T09:00:00+08:00',
  };
  const pack = writePackFiles(`${museum.folder}/more`, { 'entries.json': [record] });
  await importPacks(museum.db, [pack], { dataDir: museum.folder, clock: () => fixtureToday });
  expect(await found({ keyword: '海昏侯' })).toEqual(['haihun']);
});

test('fullSearch finds a product with its route', async () => {
  const product = {
    id: 'mug',
    category: 'Home',
    title_zh: '鼎纹杯',
    title_en: 'Mug with a ding',
    published_at: '2026-01-01T09:00:00+08:00',
  };
  const pack = writePackFiles(`${museum.folder}/shop`, {
    'categories.json': [{ id: 'Home', parent: null, name_zh: '文创', name_en: 'Shop' }],
    'entries.json': [product],
  });
  await importPacks(museum.db, [pack], { dataDir: museum.folder, clock: () => fixtureToday });
  const answer = await museum.page('fullSearch', { keyword: '鼎纹杯', kind: 'product' });
  expect(answer.records).toMatchObject([
    { id: 'mug', kind: 'product', route: '/Culture_product_detail?id=mug' },
  ]);
  expect(answer.facets.kind).toContainEqual({ value: 'product', label: '文创', count: 1 });
  expect(await found({ siteId: '2', keyword: 'mug', kind: 'product' })).toEqual(['mug']);
});

test('fullSearch is empty without an index and complete after a rebuild', async () => {
  await museum.db.delete(searchIndexes).where(eq(searchIndexes.siteId, '1'));
  expect(await found({ keyword: '标题' })).toEqual([]);
  await museum.db.transaction(rebuildSearchIndex);
  expect(await found({ keyword: '标题' })).toContain('newest');
});

test('concurrent searches have identical results', async () => {
  await museum.db.transaction(rebuildSearchIndex);
  const answers = await Promise.all(Array.from({ length: 20 }, () => found({ keyword: '标题' })));
  expect(new Set(answers.map((ids) => ids.join())).size).toBe(1);
});

test('fullSearch of arbitrary keywords is never a 5xx', async () => {
  const keyword = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(keyword, async (text) => {
      const query = new URLSearchParams({ keyword: text }).toString();
      // One address may send 240 a minute.
      const remoteAddress = `10.7.${(sent += 1) >> 7}.${sent & 127}`;
      const url = `${endpoints.fullSearch.path}?${query}`;
      const response = await museum.app.inject({ url, remoteAddress });
      expect([200, 400]).toContain(response.statusCode);
    }),
    { numRuns: caseCount(60) },
  );
});

test.each(['1', '2'])(
  'fullSearch for a misheard Chinese word returns the word that it found, on site %s',
  async (siteId) => {
    const search = async (keyword: string) => {
      const response = await museum.send('fullSearch', { siteId, keyword });
      return response.json<{ data: [[{ meant?: string }]] }>().data[0][0];
    };
    expect((await search('玉从')).meant).toBe('玉琮');
    for (const exact of ['玉琮', '玉琮 青铜', '玉']) {
      expect(await search(exact)).not.toHaveProperty('meant');
    }
  },
);

test('fullSearch for a mistyped word finds and returns the corrected word', async () => {
  const search = async (keyword: string) => {
    const response = await museum.send('fullSearch', { siteId: '2', keyword });
    return response.json<{ total: number; data: [[{ meant?: string }]] }>();
  };
  const mistyped = await search('brnze');
  expect(mistyped.total).toBeGreaterThan(0);
  expect(mistyped.data[0][0].meant?.toLowerCase()).toBe('bronze');
  expect((await search('bronze')).data[0][0]).not.toHaveProperty('meant');
  expect((await search('yucong')).data[0][0]).not.toHaveProperty('meant');
});
