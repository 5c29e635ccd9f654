import { afterAll, beforeAll, expect, test } from 'vitest';
import { callSchemas } from '../../contract/schemas';
import { endpoints } from '../../contract/shared/endpoints';
import { createApp } from '../app';
import type { Database } from '../db/database';
import { locationsIn } from '../testing/test-locations';
import { fixtureMuseum } from '../testing/fixture-museum';
import { fixtureToday } from '../testing/fixture-pack';
import { makeTemporaryFolder, removeFolder } from '../testing/temporary-folder';
import { openTestDatabase } from '../testing/test-database';

const folder = makeTemporaryFolder('away');
const minute = 60_000;
let app: Awaited<ReturnType<typeof createApp>>;
let close = () => Promise.resolve();
let isDown = false;
let now = fixtureToday;

/** A proxy of the database whose queries fail with ECONNREFUSED during the outage. */
function withOutage(db: Database): Database {
  const failing = ['select', 'insert', 'update', 'delete', 'execute', 'transaction', '$count'];
  return new Proxy(db, {
    get(target, name) {
      if (isDown && failing.includes(String(name))) {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

beforeAll(async () => {
  const opened = await openTestDatabase(fixtureMuseum, folder);
  close = opened.close;
  app = await createApp({
    db: withOutage(opened.db),
    locations: locationsIn(folder),
    mediaDir: folder,
    clock: () => now,
    responseCacheBytes: 1_000_000,
  });
});
afterAll(async () => {
  await app.close();
  await close();
  removeFolder(folder);
});

const readNews = (pageSize = 10) =>
  app.inject({
    method: 'POST',
    url: endpoints.contentPage.path,
    payload: { categoryCode: 'News', pageSize },
  });

test('during a database outage reads cached within an hour are served with Age, other calls are 503 with Retry-After', async () => {
  isDown = false;
  now = fixtureToday;
  const fresh = await readNews();
  expect(fresh.statusCode).toBe(200);
  expect(fresh.headers).not.toHaveProperty('age');

  isDown = true;
  now = new Date(fixtureToday.getTime() + 59 * minute);
  const cached = await readNews();
  expect(cached.statusCode).toBe(200);
  expect(cached.headers.age).toBe(String(59 * 60));
  expect(cached.body).toBe(fresh.body);

  const unknown = await readNews(7);
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
  const written = await app.inject({
    method: 'POST',
    url: endpoints.lostAndFound.path,
    payload: callSchemas.lostAndFound.example,
  });
  expect([written.statusCode, written.headers['retry-after']]).toEqual([503, '5']);

  now = new Date(fixtureToday.getTime() + 61 * minute);
  expect((await readNews()).statusCode).toBe(503);

  isDown = false;
  const again = await readNews();
  expect(again.statusCode).toBe(200);
  expect(again.headers).not.toHaveProperty('age');
});
