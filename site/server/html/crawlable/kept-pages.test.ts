import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app';
import { createMetrics } from '../../metrics/metrics';
import { renderCrawlablePage } from '../../testing/crawlable-renderer';
import { fixtureToday } from '../../testing/fixture-pack';
import { writeSiteBuild } from '../../testing/site-build';
import { locationsIn } from '../../testing/test-locations';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
let app: Awaited<ReturnType<typeof createApp>>;
let metrics: ReturnType<typeof createMetrics>;

beforeAll(async () => {
  const { db, folder } = museum;
  writeSiteBuild(folder);
  metrics = createMetrics(() => ({ open: 0, idle: 0, waiting: 0 }));
  app = await createApp({
    ...{ db, mediaDir: folder, renderCrawlablePage },
    locations: { ...locationsIn(folder), app: join(folder, 'app') },
    metrics: { registry: metrics.registry, token: undefined },
    clock: () => fixtureToday,
    pageCacheBytes: 1_000_000,
  });
});
afterAll(async () => {
  await app.close();
  metrics.close();
});

const get = async (url: string) => (await app.inject({ url })).statusCode;

/** Number of pages that are kept as they are sent. */
async function keptPages(): Promise<number> {
  const kept = await metrics.registry.getSingleMetric('yunze_cache_entries')?.get();
  return kept?.values.find(({ labels }) => labels.cache === 'sentPages')?.value ?? 0;
}

test('crawlable page is kept once, whatever parameters its address has besides', async () => {
  const before = await keptPages();
  for (const query of ['', '?', '?from=mail', '?from=mail&day=2', '?page=1', '?id=none'])
    expect(await get(`/p/zh/News${query}`)).toBe(200);
  expect(await keptPages()).toBe(before + 1);
  expect(await get('/p/en/News')).toBe(200);
  expect(await get('/p/zh/News/Notice')).toBe(200);
  expect(await keptPages()).toBe(before + 3);
});
