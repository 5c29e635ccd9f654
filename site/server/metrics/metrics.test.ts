import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app';
import { renewContentVersion } from '../db/content-version';
import { publishEvent } from '../diagnostics/events';
import { fixtureMuseum } from '../testing/fixture-museum';
import { fixtureToday } from '../testing/fixture-pack';
import { makeTemporaryFolder, removeFolder } from '../testing/temporary-folder';
import { openTestDatabase } from '../testing/test-database';
import { locationsIn } from '../testing/test-locations';
import { createMetrics } from './metrics';

const folder = makeTemporaryFolder('metrics');
const token = 'a-token-of-prometheus';
const ends: (() => Promise<void> | void)[] = [];
let app: FastifyInstance;
let db: Awaited<ReturnType<typeof openTestDatabase>>['db'];

beforeAll(async () => {
  const opened = await openTestDatabase(fixtureMuseum, folder);
  db = opened.db;
  const metrics = createMetrics(opened.readConnectionUse);
  app = await createApp({
    db,
    locations: locationsIn(folder),
    mediaDir: folder,
    metrics: { registry: metrics.registry, token },
    trustedProxies: ['loopback'],
    publicOrigin: 'http://museum.example',
    clock: () => fixtureToday,
    responseCacheBytes: 1_000_000,
  });
  ends.push(
    metrics.close,
    () => app.close(),
    opened.close,
    () => removeFolder(folder),
  );
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** Values of the metrics by name and labels. */
async function read(): Promise<ReadonlyMap<string, number>> {
  const { statusCode, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const readNews = () =>
  app.inject({ method: 'POST', url: '/api/content/page', payload: { categoryCode: 'News' } });

test('requests are counted by method, pattern of the route and status', async () => {
  await app.inject('/healthz?probe=name');
  await app.inject('/media/no-such-picture.avif');
  await app.inject('/no/such/page?name=lin');
  await app.inject('/api/fullSearch?keyword=ding');
  const values = await read();
  const requests = (labels: string) =>
    values.get(`yunze_http_requests_total{method="GET",${labels}}`);
  expect(requests('route="/healthz",status="200"')).toBe(1);
  expect(requests('route="unmatched",status="404"')).toBe(2);
  expect(values.get('yunze_http_request_seconds_count{route="/api/fullSearch"}')).toBe(1);
  expect([...values.keys()].join('\n')).not.toMatch(/no-such-picture|such\/page|keyword|lin"/);
});

test('lookups and bytes of a cache are counted', async () => {
  const misses = 'yunze_cache_lookups_total{cache="responses",result="miss"}';
  const hits = 'yunze_cache_lookups_total{cache="responses",result="hit"}';
  const before = await read();
  await readNews();
  await readNews();
  const after = await read();
  expect(after.get(hits)).toBeGreaterThan(before.get(hits) ?? 0);
  expect(after.get(misses)).toBeGreaterThan(before.get(misses) ?? 0);
  expect(after.get('yunze_cache_bytes{cache="responses"}')).toBeGreaterThan(100);
});

test('refused limits are counted', async () => {
  const refused = 'yunze_security_events_total{event="rate-limited"}';
  const before = (await read()).get(refused) ?? 0;
  for (let index = 0; index < 32; index += 1) {
    await app.inject({ method: 'POST', url: '/app/volunteer/apply', payload: {} });
  }
  const values = await read();
  expect(values.get(refused)).toBe(before + 1);
  const route = 'method="POST",route="/app/volunteer/apply",status="429"';
  expect(values.get(`yunze_http_requests_total{${route}}`)).toBe(2);
});

test('changes of the content by any process are counted', async () => {
  await readNews();
  const before = (await read()).get('yunze_content_changes_total') ?? 0;
  await renewContentVersion(db);
  await readNews();
  expect((await read()).get('yunze_content_changes_total')).toBe(before + 1);
});

test('requests to the search server and its last filling are reported', async () => {
  publishEvent('searchServer', { result: 'answered' });
  publishEvent('searchServer', { result: 'failed' });
  publishEvent('searchFilled', { siteId: '1', documents: 3, seconds: 0.5 });
  const values = await read();
  expect(values.get('yunze_search_server_requests_total{result="answered"}')).toBe(1);
  expect(values.get('yunze_search_server_requests_total{result="failed"}')).toBe(1);
  expect(values.get('yunze_search_server_documents{site="1"}')).toBe(3);
  expect(values.get('yunze_search_server_filling_seconds{site="1"}')).toBe(0.5);
});

test('queues, connections, memory and event-loop delay are reported', async () => {
  const values = await read();
  for (const queue of ['pages', 'crawlable', 'passwords', 'speech']) {
    expect(values.get(`yunze_queue_waiting{queue="${queue}"}`)).toBe(0);
  }
  expect(values.get('yunze_database_connections{state="waiting"}')).toBe(0);
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(values.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

test.each([
  ['another machine', { remoteAddress: '203.0.113.7' }],
  ['a visitor behind a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ['a proxy that forwards a loopback address', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  [
    'another machine with a wrong token',
    { remoteAddress: '203.0.113.7', headers: { authorization: 'Bearer a-token' } },
  ],
])('metrics do not exist for %s', async (_, request) => {
  const { statusCode, body } = await app.inject({ url: '/metrics', ...request });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('yunze_http');
});

test('metrics are sent to another machine with the token', async () => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' };
  const { statusCode, headers: sent } = await app.inject({ url: '/metrics', headers });
  expect(statusCode).toBe(200);
  expect(sent['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
});
