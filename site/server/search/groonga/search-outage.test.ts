import { afterAll, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/shared/endpoints';
import { createApp } from '../../app';
import { fixtureToday } from '../../testing/fixture-pack';
import { hasGroonga, startGroonga } from '../../testing/groonga-server';
import { makeTemporaryFolder, removeFolder } from '../../testing/temporary-folder';
import { locationsIn } from '../../testing/test-locations';
import { useTestImporter } from '../../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });
const folder = makeTemporaryFolder('search-outage');
afterAll(() => removeFolder(folder));

const openApp = (searchUrl: string) =>
  createApp({
    ...{ db: importer.db, locations: locationsIn(folder), mediaDir: folder, searchUrl },
    clock: () => fixtureToday,
  });

type App = Awaited<ReturnType<typeof openApp>>;

const search = (app: App) => app.inject(`${endpoints.fullSearch.path}?keyword=器物`);
const list = (app: App, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: endpoints.exhibitPage.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('without its search server the service answers searches with 503 and Retry-After, all else as ever', async () => {
  const app = await openApp('http://127.0.0.1:9');
  for (const response of [await search(app), await list(app, { keyword: '器物' })]) {
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  }
  expect((await list(app, {})).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
});

test.runIf(hasGroonga)(
  'a service answers searches by its search server once that is filled',
  async () => {
    const server = await startGroonga();
    const app = await openApp(server.url);
    const found = await vi.waitUntil(
      async () => {
        const response = await search(app);
        if (response.statusCode === 200) return response;
        expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
        return undefined;
      },
      { timeout: 60_000, interval: 200 },
    );
    expect(found.body).toContain('<mark>器物</mark>');
    await app.close();
    await server.stop();
  },
);
