import { beforeAll, expect, test } from 'vitest';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

beforeAll(() => writeSiteBuild(museum.folder));

const open = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ method: 'GET', url, headers });

/** Increase of both counts by a task. */
async function increaseBy(task: () => Promise<unknown>) {
  const before = await museum.record('browseCount', {});
  await task();
  const after = await museum.record('browseCount', {});
  return { total: after.total - before.total, today: after.today - before.today };
}

test('browseCount without visits is zero', async () => {
  expect(await museum.record('browseCount', {})).toEqual({ total: 0, today: 0 });
});

test('home pages and crawlable pages are counted, calls and files are not', async () => {
  const increase = await increaseBy(async () => {
    for (const url of ['/', '/en/', '/p/zh/', '/p/en/News']) await open(url);
    for (const url of ['/healthz', '/robots.txt', '/p/zh/nothing', '/sitemap.xml']) await open(url);
    await museum.send('contentPage', { categoryCode: 'News' });
  });
  expect(increase).toEqual({ total: 4, today: 4 });
});

test('request that results in 304 counts as a visit', async () => {
  const { headers } = await open('/');
  const increase = await increaseBy(async () => {
    const again = await open('/', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
  expect(increase).toEqual({ total: 1, today: 1 });
});

test('robots, prefetches and HEAD requests are not counted', async () => {
  const increase = await increaseBy(async () => {
    await open('/', { 'user-agent': 'Googlebot/2.1' });
    await open('/', { 'sec-purpose': 'prefetch' });
    await museum.app.inject({ method: 'HEAD', url: '/' });
  });
  expect(increase).toEqual({ total: 0, today: 0 });
});

test('concurrent visits are all counted', async () => {
  const increase = await increaseBy(() => Promise.all(Array.from({ length: 40 }, () => open('/'))));
  expect(increase).toEqual({ total: 40, today: 40 });
});
