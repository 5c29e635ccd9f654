import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { usePrerenderingApps } from '../../testing/prerendering-app';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const openApp = usePrerenderingApps(museum);

/** A page with one call, named in its query. */
const renderer = `async ({ edition, address, responses, fetchResponse }) => {
  if (!address.startsWith('/page')) return address === '/form' ? 'client-only' : 'no-route';
  const name = new URLSearchParams(address.split('?')[1]).get('call') ?? 'dictList';
  const call = { name, input: { siteId: '1', dictCode: 'period', id: 'none' } };
  const all = [...responses, { ...call, answer: await fetchResponse(call) }];
  return {
    title: 'A &amp; B',
    html: '<p>' + edition + ' ' + address.length + '</p>',
    css: 'p::after{content:"</script>"}',
    preloadImage: undefined,
    responses: all,
  };
}`;

const get = (app: FastifyInstance, url: string, headers = {}) =>
  app.inject({ method: 'GET', url, headers });
const urlOf = (at: string, language = 'zh') =>
  `/prerendered/${language}?at=${encodeURIComponent(at)}`;

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

test('prerendered page is a document with title, markup and styles in both languages', async () => {
  const app = await openApp('pages', renderer);
  for (const [language, lang] of [
    ['zh', 'zh-CN'],
    ['en', 'en'],
  ] as const) {
    const { statusCode, headers, body } = await get(app, urlOf('/page?a=1', language));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain('<title>A &amp; B</title>');
    expect(body).toMatch(/<div id="root" class="prerendered" data-address="\/page\?a=1"/);
    expect(body).toContain(`><p>${language} 9</p></div>`);
    // Text in the styles cannot close their script element.
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    expect(body).toContain(String.raw`content:"\3c /script>"`);
  }
});

test('prerendered page is a 304 when its ETag matches', async () => {
  const app = await openApp('pages', renderer);
  const { headers } = await get(app, urlOf('/page'));
  const again = await get(app, urlOf('/page'), { 'if-none-match': headers.etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('prerendered page lists its calls except those of the page frame', async () => {
  const app = await openApp('pages', renderer);
  const { body } = await get(app, urlOf('/page'));
  const [, json = ''] = / data-calls="([^"]*)"/.exec(body) ?? [];
  expect(JSON.parse(json.replaceAll('&quot;', '"'))).toEqual([
    { name: 'dictList', input: { siteId: '1', dictCode: 'period', id: 'none' } },
  ]);
});

test('prerendered page is a 204 when the app renders the URL itself', async () => {
  const app = await openApp('pages', renderer);
  for (const at of ['/form', '/nowhere', '//evil.example/<script>', `/page?${'a'.repeat(1300)}`]) {
    const { statusCode, body } = await get(app, urlOf(at));
    expect([statusCode, body]).toEqual([204, '']);
  }
});

test.each([
  ['no URL', ''],
  ['two URLs', '?at=/page&at=/page'],
  ['an invalid URL', '?at=evil.example/<script>'],
  ['an unknown record', `?at=${encodeURIComponent('/page?call=exhibitDetail')}`],
])('prerendered page with %s is a 404 that does not repeat the input', async (_, query) => {
  const app = await openApp('pages', renderer);
  const { statusCode, body } = await get(app, `/prerendered/zh${query}`);
  expect(statusCode).toBe(404);
  expect(body).not.toMatch(/evil|nowhere|ahead/);
});

test('page that requests personal or changing data is not prerendered', async () => {
  const app = await openApp('pages', renderer);
  for (const call of ['authInfo', 'favouriteIs', 'browseCount', 'activityPage']) {
    const { statusCode } = await get(app, urlOf(`/page?call=${call}`), { 'app-token': 'x' });
    expect(statusCode).toBe(204);
  }
});

test('prerendered page is a 204 when rendering fails', async () => {
  const app = await openApp('broken', 'async () => { throw new Error("x") }');
  expect((await get(app, urlOf('/page'))).statusCode).toBe(204);
});

test('prerender limit rejects one client with 429 while cached pages and other clients are served', async () => {
  const app = await openApp('pages', renderer);
  const request = (at: string, remoteAddress: string) =>
    app.inject({ method: 'GET', url: urlOf(at), remoteAddress });
  const first = await request('/page?a=0', '203.0.113.7');
  expect(first.statusCode).toBe(200);
  const others = [];
  for (let round = 0; round < 13; round++) {
    const pages = Array.from({ length: 20 }, (_, index) => `/page?a=${round}-${index}`);
    others.push(...(await Promise.all(pages.map((at) => request(at, '203.0.113.7')))));
  }
  const rejected = others.filter(({ statusCode }) => statusCode === 429);
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.length).toBeLessThan(others.length / 2);
  expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(rejected[0]?.body).not.toContain('ahead');
  expect((await request('/page?a=0', '203.0.113.7')).statusCode).toBe(200);
  expect((await request('/page?a=400', '203.0.113.8')).statusCode).toBe(200);
});
