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
