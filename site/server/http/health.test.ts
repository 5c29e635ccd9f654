import { expect, test } from 'vitest';
import { createApp } from '../app';
import { locationsIn } from '../testing/locations-in';
import { openTestDatabase } from '../testing/test-database';
import { useTestMuseum } from '../testing/test-museum';
import { temporaryFolder } from '../testing/temporary-folder';

const museum = useTestMuseum();

const status = async (app: typeof museum.app, url: string) =>
  (await app.inject({ method: 'GET', url })).statusCode;

test('a museum with content is alive and ready', async () => {
  expect(await status(museum.app, '/healthz')).toBe(200);
  expect(await status(museum.app, '/readyz')).toBe(200);
});

test('without content, and then without a database, it lives but is not ready', async () => {
  const { db, close } = await openTestDatabase();
  const folder = temporaryFolder('health');
  const locations = locationsIn(folder);
  const app = await createApp({ db, locations, mediaDir: folder });
  expect(await status(app, '/readyz')).toBe(503);
  await close();
  expect(await status(app, '/healthz')).toBe(200);
  expect(await status(app, '/readyz')).toBe(503);
  await app.close();
}, 60_000);
