import { beforeEach, expect, test, vi } from 'vitest';
import { visits } from '../../db/schema';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';
import { createVisitCounter } from '../../visits/visit-counter';
import { addVisit } from '../../visits/visit-queries';

const museum = useTestMuseum();

beforeEach(async () => {
  writeSiteBuild(museum.folder);
  await museum.db.delete(visits);
});

const count = () => museum.record('browseCount', {});
const open = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ method: 'GET', url, headers });

test('browseCount without visits is zero', async () => {
  expect(await count()).toEqual({ total: 0, today: 0 });
});

test('home pages and crawlable pages are counted, calls and files are not', async () => {
  for (const url of ['/', '/en/', '/p/zh/', '/p/en/News']) await open(url);
  for (const url of ['/healthz', '/robots.txt', '/p/zh/nothing', '/sitemap.xml']) await open(url);
  await museum.send('contentPage', { categoryCode: 'News' });
  expect(await count()).toEqual({ total: 4, today: 4 });
});

test('request that results in 304 counts as a visit', async () => {
  const { headers } = await open('/');
  const again = await open('/', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(await count()).toEqual({ total: 2, today: 2 });
});

test('robots, prefetches and HEAD requests are not counted', async () => {
  await open('/', { 'user-agent': 'Googlebot/2.1' });
  await open('/', { 'sec-purpose': 'prefetch' });
  await museum.app.inject({ method: 'HEAD', url: '/' });
  expect(await count()).toEqual({ total: 0, today: 0 });
});

test('concurrent visits are all counted', async () => {
  await Promise.all(Array.from({ length: 40 }, () => open('/')));
  expect(await count()).toEqual({ total: 40, today: 40 });
});

test('browseCount uses days in the museum’s time zone', async () => {
  await addVisit(museum.db, '2026-11-20');
  const shortlyBeforeMidnight = createVisitCounter(
    museum.db,
    () => new Date('2026-11-20T15:59:59Z'),
  );
  const midnight = createVisitCounter(museum.db, () => new Date('2026-11-20T16:00:00Z'));
  const request = { method: 'GET', headers: {} } as Parameters<typeof midnight>[0];
  await shortlyBeforeMidnight(request);
  await midnight(request);
  expect(await count()).toEqual({ total: 3, today: 1 });
});

test('failed counting is logged and does not fail the page', async () => {
  const broken = createVisitCounter(undefined as never, () => new Date());
  const error = vi.fn();
  const request = { method: 'GET', headers: {}, log: { error } };
  await broken(request as unknown as Parameters<typeof broken>[0]);
  expect(error).toHaveBeenCalledOnce();
});
