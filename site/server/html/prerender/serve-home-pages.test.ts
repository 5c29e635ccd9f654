import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { initialDataCalls } from '../../../contract/shared/initial-data';
import { sites } from '../../../contract/shared/sites';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const index = () => join(museum.folder, 'app', 'index.html');

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ method: 'GET', url, headers });

interface Embedded {
  name: string;
  input: object;
  answer: { success: boolean };
}

test.each([
  ['zh', '/', '云泽博物馆', 'zh-CN'],
  ['en', '/en/', 'Yunze Museum', 'en'],
] as const)('%s home page contains its initial data', async (language, url, title, lang) => {
  const response = await get(url);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain(`<html lang="${lang}"><title>${title}</title>`);
  const json = /id="first-view">(.*)<\/script>/.exec(response.body)?.[1] ?? '[]';
  const embedded = JSON.parse(json) as Embedded[];
  expect(embedded.map(({ name, input }) => ({ name, input }))).toEqual(
    initialDataCalls(sites[language]),
  );
  expect(embedded.every(({ answer }) => answer.success)).toBe(true);
});

test('initial data equal the responses of the calls', async () => {
  const { body } = await get('/');
  const json = /id="first-view">(.*)<\/script>/.exec(body)?.[1] ?? '[]';
  const tree = (JSON.parse(json) as Embedded[]).find(({ name }) => name === 'categoryList');
  const response = await museum.send('categoryList', { siteId: '1' });
  expect(tree?.answer).toEqual(response.json());
});

test('unchanged home page is a 304', async () => {
  const first = await get('/');
  expect(first.headers['cache-control']).toBe('no-cache');
  const etag = String(first.headers.etag);
  const again = await get('/', { 'if-none-match': `"other", ${etag}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await get('/en/', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('head of the home page has canonical, alternate, feed and og:image URLs on the request’s host', async () => {
  const { body } = await get('/en/', { host: 'yunze.example' });
  expect(body).toContain('<link rel="canonical" href="http://yunze.example/en/" />');
  expect(body).toContain('hreflang="zh-Hans" href="http://yunze.example/" />');
  expect(body).toContain('hreflang="x-default" href="http://yunze.example/" />');
  expect(body).toContain('href="http://yunze.example/rss/news-en.xml" />');
  expect(body).toContain('<meta property="og:title" content="Yunze Museum" />');
  expect(body).toMatch(/og:image" content="http:\/\/yunze\.example\/media\/[0-9a-f]+\.jpg"/);
  const other = await get('/en/', { host: 'other.example' });
  expect(other.body).not.toContain('yunze.example');
});

test('home page with an invalid host is a 400 that does not repeat the host', async () => {
  const response = await get('/', { host: 'evil.example"><script>' });
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toContain('evil');
});

test('/en redirects to /en/', async () => {
  const response = await get('/en');
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe('/en/');
});

test('home page without a build is a 503', async () => {
  rmSync(index());
  const response = await get('/');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('服务不可用');
});
