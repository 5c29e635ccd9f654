import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

beforeAll(() => {
  const write = (...path: string[]) => writeFileSync(join(museum.folder, ...path), path.join('/'));
  write('app', 'assets', 'index-abc.js');
  write('app', 'assets', 'index-abc.js.br');
  write('toolbar', 'a11y-toolbar.js');
  write('toolbar', 'a11y-toolbar-tools.js');
  write('toolbar', 'a11y-toolbar-pinyin.js');
  write('demo', 'index.html');
  mkdirSync(join(museum.folder, 'demo', 'embed'));
  write('demo', 'embed', 'index.html');
  write('demo', '.secret');
  write('outside.txt');
});

const get = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ method: 'GET', url, headers });

test.each([
  ['/assets/index-abc.js', 'app/assets/index-abc.js', 'immutable'],
  ['/a11y-toolbar.js', 'toolbar/a11y-toolbar.js', 'max-age=0'],
  ['/a11y-toolbar-tools.js?hash', 'toolbar/a11y-toolbar-tools.js', 'max-age=0'],
  ['/a11y-toolbar-pinyin.js?hash', 'toolbar/a11y-toolbar-pinyin.js', 'max-age=0'],
  ['/widget/dist/a11y-toolbar.js', 'toolbar/a11y-toolbar.js', 'max-age=0'],
  ['/widget-demo/', 'demo/index.html', 'max-age=0'],
  ['/widget-demo/embed/', 'demo/embed/index.html', 'max-age=0'],
])('static file %s is served', async (url, body, caching) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(body);
  expect(response.headers['cache-control']).toContain(caching);
});

test('compressed and uncompressed versions of a file are told apart by caches', async () => {
  const packed = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect((await get('/assets/index-abc.js')).headers.vary).toMatch(/accept-encoding/i);
});

test.each(['/widget-demo', '/widget-demo/embed'])(
  'demo page URL %s without trailing slash redirects to the one with it',
  async (url) => {
    expect((await get(url)).headers.location).toBe(`${url}/`);
  },
);

test('picture is immutable and supports range requests', async () => {
  const [name = ''] = readdirSync(join(museum.folder, 'media')).filter((file) =>
    file.endsWith('.jpg'),
  );
  const whole = await get(`/media/${name}`);
  expect(whole.headers['content-type']).toBe('image/jpeg');
  expect(whole.headers['cache-control']).toContain('immutable');
  const part = await get(`/media/${name}`, { range: 'bytes=0-9' });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(0, 10));
});

test('film and sound support range requests', async () => {
  const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
  for (const [name, type] of [
    ['film.mp4', 'video/mp4'],
    ['film.webm', 'video/webm'],
    ['music.mp3', 'audio/mpeg'],
  ] as const) {
    writeFileSync(join(museum.folder, 'media', name), bytes);
    const whole = await get(`/media/${name}`);
    expect(whole.headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes' });
    const part = await get(`/media/${name}`, { range: 'bytes=500-599' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 500-599/1000');
    expect(part.headers['content-encoding']).toBeUndefined();
    expect(part.rawPayload).toEqual(bytes.subarray(500, 600));
    expect((await get(`/media/${name}`, { range: 'bytes=2000-' })).statusCode).toBe(416);
  }
});

test('HEAD has status and headers of GET without a body', async () => {
  for (const url of ['/assets/index-abc.js', '/healthz', '/robots.txt', '/rss/news.xml']) {
    const head = await museum.app.inject({ method: 'HEAD', url });
    const full = await get(url);
    expect(head.statusCode, url).toBe(full.statusCode);
    expect(head.headers['content-type'], url).toBe(full.headers['content-type']);
    expect(head.headers['cache-control'], url).toBe(full.headers['cache-control']);
    expect(head.body, url).toBe('');
  }
});

test.each([
  '/media/../outside.txt',
  '/media/%2e%2e/outside.txt',
  '/media/..%2foutside.txt',
  '/widget-demo/.secret',
  '/assets/',
  '/media/',
])('%s is a 4xx without file content', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.body).not.toContain('outside.txt/');
  expect(response.headers['content-type']).toContain('text/html');
});
