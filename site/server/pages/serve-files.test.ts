import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

beforeAll(() => {
  const write = (...path: string[]) => writeFileSync(join(museum.folder, ...path), path.join('/'));
  write('app', 'assets', 'index-abc.js');
  write('toolbar', 'a11y-toolbar.js');
  write('demo', 'index.html');
  write('demo', '.secret');
  write('outside.txt');
});

const get = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ method: 'GET', url, headers });

test.each([
  ['/assets/index-abc.js', 'app/assets/index-abc.js', 'immutable'],
  ['/a11y-toolbar.js', 'toolbar/a11y-toolbar.js', 'max-age=0'],
  ['/widget/dist/a11y-toolbar.js', 'toolbar/a11y-toolbar.js', 'max-age=0'],
  ['/widget-demo/', 'demo/index.html', 'max-age=0'],
])('%s is served', async (url, body, caching) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(body);
  expect(response.headers['cache-control']).toContain(caching);
});

test('the demo page without its slash leads to the one with it', async () => {
  expect((await get('/widget-demo')).headers.location).toBe('/widget-demo/');
});

test('a picture is kept for good by browsers and can be asked for in parts', async () => {
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

test('film and sound are sent in the parts that a player asks for', async () => {
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

test('HEAD tells what GET would, without the content', async () => {
  for (const url of ['/assets/index-abc.js', '/healthz', '/robots.txt', '/rss/news.xml']) {
    const told = await museum.app.inject({ method: 'HEAD', url });
    const given = await get(url);
    expect(told.statusCode, url).toBe(given.statusCode);
    expect(told.headers['content-type'], url).toBe(given.headers['content-type']);
    expect(told.headers['cache-control'], url).toBe(given.headers['cache-control']);
    expect(told.body, url).toBe('');
  }
});

test.each([
  '/media/../outside.txt',
  '/media/%2e%2e/outside.txt',
  '/media/..%2foutside.txt',
  '/widget-demo/.secret',
  '/assets/',
  '/media/',
])('%s gives nothing away', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.body).not.toContain('outside.txt/');
  expect(response.headers['content-type']).toContain('text/html');
});
