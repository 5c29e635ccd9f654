import { and, eq } from 'drizzle-orm';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renewContentVersion } from '../../db/content-version';
import { categories, entries, exhibits } from '../../db/schema';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const get = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ method: 'GET', url, headers: { host: 'museum.example', ...headers } });

const hostile = `"><img src=x onerror=alert(1)></title></script>`;

beforeAll(async () => {
  const texts = { url: '', linkUrl: '', title: '', type: 1, visible: true, showSecondMenu: true };
  const shown = ['Exhibition', 'Collection', 'ExcellentCollection', 'Survey', 'Activities', 'Home'];
  await museum.db
    .insert(categories)
    .values(
      ['1', '2'].flatMap((siteId) =>
        shown.map((id) => ({ ...texts, siteId, id, parentId: null, name: id, position: 60 })),
      ),
    );
  const entry = { linkUrl: '', images: [], recommended: false, summary: '' };
  const day = new Date('2026-10-01T00:00:00Z');
  await museum.db.insert(entries).values([
    {
      ...{ ...entry, siteId: '1', id: 'hostile', categoryId: 'Notice', publishedAt: day },
      ...{ title: hostile, summary: hostile, content: `<p onclick="x">正文${hostile}</p>` },
    },
    {
      ...{ ...entry, siteId: '1', id: 'about', categoryId: 'Survey', publishedAt: day },
      ...{ title: '关于', content: '<p>本馆的文字</p>' },
    },
    ...['1', '2'].map((siteId) => ({
      ...{ ...entry, siteId, id: 'mug', categoryId: 'Home', publishedAt: day },
      ...{
        title: '鼎纹杯',
        content: '<p>杯身有鼎。</p>',
        facts: { price: '68元', medium: '骨瓷' },
      },
    })),
  ]);
});

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

const h1 = (body: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, '');
const data = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

test.each([
  ['/p/zh', '云泽博物馆', 'Museum'],
  ['/p/zh/', '云泽博物馆', 'Museum'],
  ['/p/en/News', 'News', 'CollectionPage'],
  ['/p/zh/Collection', '典藏', 'CollectionPage'],
  ['/p/zh/Survey', '博物馆概况', 'CollectionPage'],
  ['/p/zh/News/Notice/newest', '标题 newest', 'NewsArticle'],
  ['/p/en/Exhibition/BaseExhibition/base', 'Permanent', 'ExhibitionEvent'],
  ['/p/en/Collection/ExcellentCollection/ding', 'Object ding', 'VisualArtwork'],
  ['/p/en/Service/Activities', 'Activities', 'CollectionPage'],
])('crawlable page %s has the title %s and the JSON-LD type %s', async (url, title, type) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(h1(response.body)).toBe(title);
  expect(response.body.match(/<h1[ >]/g)).toHaveLength(1);
  const [about] = data(response.body);
  expect(about).toMatchObject({ '@type': type, name: title });
  expect(response.body).toContain(`<meta property="og:title" content="${title}" />`);
  expect(response.body).toMatch(/og:image" content="http:\/\/museum\.example\/media\//);
  expect(response.body).toMatch(/<meta name="description" content="[^"]+">/);
});

test('structured data of an object name the kiln in which it was made', async () => {
  await museum.db.update(exhibits).set({ kiln: 'ru' }).where(eq(exhibits.id, 'cong'));
  const dataOf = async (id: string) =>
    data((await get(`/p/en/Collection/ExcellentCollection/${id}`)).body)[0];
  expect(await dataOf('cong')).toMatchObject({
    locationCreated: { '@type': 'Place', name: 'Ru kilns' },
  });
  expect(await dataOf('ding')).not.toHaveProperty('locationCreated');
});

test('product has a crawlable page that its category and the sitemap link', async () => {
  const { body } = await get('/p/zh/Culture_product_detail?id=mug');
  expect(h1(body)).toBe('鼎纹杯');
  expect(body).toContain('<p>杯身有鼎。</p>');
  expect(body).toContain('href="/#/Culture_product_detail?id=mug">在网站中打开</a>');
  expect(body).toContain(
    'hreflang="en" href="http://museum.example/p/en/Culture_product_detail?id=mug"',
  );
  expect(data(body)[0]).toMatchObject({
    ...{ '@type': 'Product', name: '鼎纹杯', material: '骨瓷' },
    offers: { price: '68', priceCurrency: 'CNY' },
  });
  expect((await get('/p/zh/Home')).body).toContain('href="/p/zh/Culture_product_detail?id=mug"');
  expect((await get('/sitemap.xml')).body).toContain('/p/en/Culture_product_detail?id=mug<');
});

test('crawlable page links the app and the other language', async () => {
  const { body } = await get('/p/zh/News/Notice/newest');
  expect(body).toContain('<html lang="zh-CN"');
  expect(body).toContain('href="/#/News/Notice/newest">在网站中打开</a>');
  expect(body).toMatch(/<a lang="en"[^>]* href="\/p\/en\/News\/Notice\/newest" hreflang="en"/);
  expect(body).toContain(
    '<link rel="canonical" href="http://museum.example/p/zh/News/Notice/newest" />',
  );
  expect(body).toContain('hreflang="en" href="http://museum.example/p/en/News/Notice/newest" />');
});

test('crawlable page without a translation has no English alternate', async () => {
  const { body } = await get('/p/zh/News/Notice/only-chinese');
  expect(body).not.toContain('hreflang="en" href');
  expect(body).toMatch(/<a lang="en" href="\/p\/en\/">/);
  expect((await get('/p/en/News/Notice/only-chinese')).statusCode).toBe(404);
});

test('crawlable category page shows the full text of its entry', async () => {
  const { body } = await get('/p/zh/Survey');
  expect(body).toContain('<p>本馆的文字</p>');
});

test.each([
  ['an unknown route', '/p/zh/Nowhere'],
  ['an unknown record', '/p/zh/News/Notice/nothing'],
  ['a product without a name', '/p/zh/Culture_product_detail'],
  ['an unknown product', '/p/zh/Culture_product_detail?id=nothing'],
  ['an unknown object', '/p/en/Collection/ExcellentCollection/nothing'],
  ['an unknown exhibition', '/p/en/Exhibition/BaseExhibition/nothing'],
  ['an unknown tag of an exhibition', '/p/en/Exhibition/BaseExhibition/base/nothing'],
  ['an entry of the future', '/p/zh/News/Notice/future'],
  ['an entry of a hidden category', '/p/zh/News/Hidden/in-hidden'],
  ['a route without a category here', '/p/zh/Service/TourGuide'],
  ['a page after the last', '/p/zh/News?page=2'],
  ['a page number that is none', '/p/zh/News?page=x'],
  ['a second page of an article', '/p/zh/News/Notice/newest?page=2'],
  ['an id too long for one', `/p/zh/News/Notice/${'a'.repeat(400)}`],
  ['a broken encoding of an id', '/p/zh/News/Notice/%00'],
])('%s is a 404 in the site’s layout', async (_, url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).toContain('<meta name="robots" content="noindex">');
  expect(h1(response.body)).toMatch(/没有找到这个页面|This page was not found/);
  expect(response.body).toContain('href="/p/');
  expect(response.body).not.toContain('canonical');
});

test.each([
  ['/p/zh/News/News/newest', '/p/zh/News/Notice/newest'],
  ['/p/zh/News/', '/p/zh/News'],
  ['/p/zh/Exhibition/ExhibitiomReview/base', '/p/zh/Exhibition/BaseExhibition/base'],
  ['/p/zh/%4eews', '/p/zh/News'],
])('%s redirects to its canonical URL %s', async (url, address) => {
  const response = await get(url);
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe(address);
});

test('crawlable pages escape all content', async () => {
  for (const url of ['/p/zh/News/Notice/hostile', '/p/zh/News', '/p/zh/', '/p/zh/News/Notice']) {
    const { body } = await get(url);
    expect(body).not.toMatch(/<img[^>]*onerror|<p[^>]*onclick|alert\(1\)><\/title/);
    expect(data(body).length).toBeGreaterThan(0);
  }
  const [about] = data((await get('/p/zh/News/Notice/hostile')).body);
  expect(about?.name).toBe(hostile);
});

test('crawlable pages omit hidden categories and future entries', async () => {
  for (const url of ['/p/zh/', '/p/en/', '/p/zh/News', '/p/zh/News/Notice', '/p/zh/Survey']) {
    const { body } = await get(url);
    expect(body).not.toMatch(/future|in-hidden|Hidden|暗/);
  }
});

test('unchanged crawlable page is a 304, and ETags differ by host', async () => {
  const first = await get('/p/zh/News');
  expect(first.headers['cache-control']).toBe('no-cache');
  const etag = { 'if-none-match': String(first.headers.etag) };
  expect((await get('/p/zh/News', etag)).statusCode).toBe(304);
  const other = await get('/p/zh/News', { ...etag, host: 'other.example' });
  expect(other.statusCode).toBe(200);
  expect(other.body).not.toContain('museum.example/p');
});

test.each(['evil.example"><script>', 'a@b', 'x y', '-.-/..'])(
  'crawlable page with host %j is a 400 that does not repeat the host',
  async (host) => {
    const response = await get('/p/zh/', { host });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain(host);
  },
);

test('X-Forwarded-Host of an untrusted client is ignored', async () => {
  const { body } = await get('/p/zh/', {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  });
  expect(body).not.toContain('evil.example');
  expect(body).toContain('http://museum.example/p/zh/');
});

test('crawlable page of a tag of an exhibition has its objects', async () => {
  const { body } = await get('/p/zh/Exhibition/BaseExhibition/base/vessels');
  expect(h1(body)).toMatch(/：/);
  expect(body).toContain('href="/p/zh/Collection/ExcellentCollection/ding"');
});

test('crawlable page of an activity has time, place and a booking link', async () => {
  const { body } = await get('/p/zh/Service/Activities/saturdays');
  const [about] = data(body);
  expect(about).toMatchObject({
    '@type': 'Event',
    startDate: expect.stringMatching(/^2026-11-/) as string,
  });
  expect(body).toContain('每周都有');
  expect(body).toMatch(/<time [^>]*>11月\d+日星期六/);
  expect(body).toContain('亲子');
  expect(body).toContain('href="/#/Service/Activities/saturdays"');
  expect(body).toContain(
    'hreflang="en" href="http://museum.example/p/en/Service/Activities/saturdays"',
  );
  expect((await get('/p/en/Service/Activities/only-chinese')).statusCode).toBe(404);
});

test('URL of one occurrence redirects to the weekly activity', async () => {
  const response = await get('/p/zh/Service/Activities/saturdays.20261128');
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe('/p/zh/Service/Activities/saturdays');
});

test('crawlable list of activities has each upcoming activity once', async () => {
  const { body } = await get('/p/zh/Service/Activities');
  expect(body.match(/ href="\/p\/zh\/Service\/Activities\/[\w-]+"/g)).toHaveLength(4);
  expect(body.match(/ href="\/p\/zh\/Service\/Activities\/saturdays"/g)).toHaveLength(1);
  expect(body).toContain('Activities/talk"');
  expect(body).not.toMatch(/long-ago|余 \d/);
});

test('long crawlable list is paginated', async () => {
  const rows = await museum.db.select().from(exhibits);
  const [ding] = rows.filter(({ siteId, id }) => siteId === '1' && id === 'ding');
  if (!ding) throw new Error('The fixture museum has no ding.');
  await museum.db
    .insert(exhibits)
    .values(Array.from({ length: 30 }, (_, index) => ({ ...ding, id: `ding-${index}` })));
  const first = await get('/p/zh/Collection');
  expect(first.body).toMatch(/<a [^>]*rel="next"[^>]* href="\/p\/zh\/Collection[^"]*\?page=2"/);
  const second = await get('/p/zh/Collection?page=2');
  expect(second.body).toContain(
    '<link rel="canonical" href="http://museum.example/p/zh/Collection?page=2" />',
  );
  expect(second.body).not.toContain('hreflang="x-default"');
  expect(second.body).toContain('href="/#/Collection?page=2">在网站中打开');
});

test('crawlable page without a build is a 503', async () => {
  rmSync(join(museum.folder, 'app', '.vite'), { recursive: true });
  const response = await get('/p/zh/');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('服务不可用');
});

test('objects of a hidden collection are in no crawlable page and not in the sitemap', async () => {
  const isList = and(eq(categories.siteId, '2'), eq(categories.id, 'ExcellentCollection'));
  await museum.db.update(categories).set({ visible: false }).where(isList);
  await renewContentVersion(museum.db);
  const object = '/p/en/Collection/ExcellentCollection/ding';
  expect((await get(object)).statusCode).toBe(404);
  for (const url of ['/p/en/', '/p/en/Collection', '/p/en/Exhibition/BaseExhibition/base']) {
    expect((await get(url)).body, url).not.toContain('Object ding');
  }
  expect((await get('/sitemap.xml')).body).not.toContain(object);
  const chinese = await get('/p/zh/Collection/ExcellentCollection/ding');
  expect(chinese.body).not.toContain('hreflang="en" href');
});
