import fastify from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { categories } from '../../db/schema';
import { createCallDispatcher } from '../../http/dispatch-call';
import { createOriginResolver } from '../../http/public-origin';
import type { CallHandlers } from '../../http/call';
import { categoryCalls } from '../../resources/category/category-calls';
import { contentCalls } from '../../resources/content/content-calls';
import { retentionDays } from '../../privacy/retention-days';
import { fixtureToday } from '../../testing/fixture-pack';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';
import { serveFeeds } from './serve-feeds';

const museum = useTestMuseum();
const origin = 'http://museum.example';

const get = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ method: 'GET', url, headers: { host: 'museum.example', ...headers } });

beforeAll(async () => {
  const row = { url: '', linkUrl: '', title: '', type: 1, visible: true, showSecondMenu: true };
  const shown = ['Exhibition', 'ExcellentCollection', 'Activities'];
  await museum.db
    .insert(categories)
    .values(
      ['1', '2'].flatMap((siteId) =>
        shown.map((id) => ({ ...row, siteId, id, parentId: null, name: id, position: 60 })),
      ),
    );
});

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

const addresses = (body: string) =>
  [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('sitemap contains every published page of both languages', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  const found = addresses(response.body).map((address) => address.slice(origin.length));
  expect(found).toEqual(expect.arrayContaining(['/p/zh/', '/p/en/', '/p/zh/News', '/p/en/News']));
  const paths = [
    '/News/Notice/newest',
    '/Exhibition/BaseExhibition/base',
    '/Collection/ExcellentCollection/ding',
    '/Service/Activities/saturdays',
  ];
  for (const path of paths)
    expect(found).toEqual(expect.arrayContaining([`/p/zh${path}`, `/p/en${path}`]));
  expect(found).toContain('/p/zh/News/Notice/only-chinese');
  expect(found).toContain('/p/hant/News/Notice/only-chinese');
  expect(found.join()).not.toMatch(/future|idden|p\/en\/News\/Notice\/only-chinese|long-ago|shop/);
  expect(new Set(found).size).toBe(found.length);
});

/** Two tests render every page of three editions. */
const everyPage = { timeout: 90_000 };

test('every URL of the sitemap responds 200 with itself as canonical', everyPage, async () => {
  const { body } = await get('/sitemap.xml');
  for (const address of addresses(body)) {
    const response = await get(address.slice(origin.length));
    expect(response.statusCode, address).toBe(200);
    expect(response.body, address).toContain(`<link rel="canonical" href="${address}" />`);
  }
});

test(
  'every link reachable from the home pages responds 200, and every URL of the sitemap is reachable',
  everyPage,
  async () => {
    const open = ['/p/zh/', '/p/hant/', '/p/en/', '/', '/hant/', '/en/'];
    const seen = new Set(open);
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(200);
      expect(response.body, url).not.toMatch(/future|in-hidden/);
      for (const [, link = ''] of response.body.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        const path = link.split('#')[0] ?? '';
        if (!path.startsWith('/') || path.startsWith('/media/') || seen.has(path)) continue;
        seen.add(path);
        open.push(path);
      }
    }
    const { body } = await get('/sitemap.xml');
    const listed = addresses(body).map((address) => address.slice(origin.length));
    expect([...seen]).toEqual(expect.arrayContaining(listed));
  },
);

test('sitemap beyond the size limit is an index of parts', async () => {
  const { body } = await get('/sitemap.xml');
  const all = addresses(body);
  const app = fastify();
  const dispatchCall = createCallDispatcher({
    handlers: {
      ...categoryCalls(museum.db),
      ...contentCalls(museum.db, retentionDays(180)),
    } as CallHandlers,
    clock: () => fixtureToday,
    findMember: () => Promise.resolve(undefined),
  });
  const parts = { db: museum.db, clock: () => fixtureToday, dispatchCall };
  serveFeeds(app, { ...parts, resolveOrigin: createOriginResolver(origin), partSize: 5 });
  const index = await app.inject('/sitemap.xml');
  expect(index.body).toContain('<sitemapindex');
  const found: string[] = [];
  for (const address of addresses(index.body)) {
    const part = addresses((await app.inject(address.slice(origin.length))).body);
    expect(part.length).toBeLessThanOrEqual(5);
    found.push(...part);
  }
  expect(found).toEqual(all);
  expect((await app.inject('/sitemap-999.xml')).statusCode).not.toBe(200);
});

test('robots.txt allows the pages and links the sitemap', async () => {
  const response = await get('/robots.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(response.body).not.toMatch(/Disallow: \/(p\/.*|api\/.*)?$/m);
});

test.each([
  ['/rss/news.xml', 'zh', ['newest', 'same-a', 'same-b', 'older', 'only-chinese']],
  ['/rss/news-en.xml', 'en', ['newest', 'same-a', 'same-b', 'older']],
])('feed %s contains the news, newest first', async (url, language, ids) => {
  const response = await get(url);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const links = [...response.body.matchAll(/<guid isPermaLink="true">([^<]+)</g)].map(
    ([, link]) => link,
  );
  const codeOf = (id: string) => (id === 'older' ? 'News' : 'Notice');
  expect(links).toEqual(ids.map((id) => `${origin}/p/${language}/News/${codeOf(id)}/${id}`));
});

test.each(['/sitemap.xml', '/robots.txt', '/rss/news.xml'])(
  'unchanged %s is a 304, and an invalid host a 400',
  async (url) => {
    const { headers } = await get(url);
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const rejected = await get(url, { host: 'evil"<>' });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.body).not.toContain('evil');
    const other = await get(url, { host: 'other.example' });
    expect(other.body).not.toContain('museum.example');
  },
);
