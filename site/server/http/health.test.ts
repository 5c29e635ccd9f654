import { expect, test } from 'vitest';
import { createApp } from '../app';
import { locationsIn } from '../testing/test-locations';
import { openTestDatabase } from '../testing/test-database';
import { useTestMuseum } from '../testing/test-museum';
import { temporaryFolder } from '../testing/temporary-folder';

const museum = useTestMuseum();

const status = async (app: typeof museum.app, url: string) =>
  (await app.inject({ method: 'GET', url })).statusCode;

async function readiness(app: typeof museum.app) {
  const response = await app.inject({ method: 'GET', url: '/readyz' });
  return { code: response.statusCode, ...response.json<object>() };
}

test('service with content responds 200 at /healthz and /readyz', async () => {
  expect(await status(museum.app, '/healthz')).toBe(200);
  expect(await status(museum.app, '/readyz')).toBe(200);
});

test('/readyz reports missing content, then the missing database, while /healthz stays 200', async () => {
  const { db, close } = await openTestDatabase();
  const folder = temporaryFolder('health');
  const locations = locationsIn(folder);
  const app = await createApp({ db, locations, mediaDir: folder });
  expect(await readiness(app)).toEqual({ code: 503, status: 'not ready', missing: 'content' });
  await close();
  expect(await status(app, '/healthz')).toBe(200);
  expect(await readiness(app)).toEqual({ code: 503, status: 'not ready', missing: 'database' });
  await app.close();
}, 60_000);
