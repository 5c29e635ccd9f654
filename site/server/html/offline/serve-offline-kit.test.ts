import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { KitIndex, KitPage } from '../../../contract/shared/offline-kit';
import { createApp } from '../../app';
import { exhibitions, exhibits } from '../../db/schema';
import { renderCrawlablePage } from '../../testing/crawlable-renderer';
import { fixtureToday } from '../../testing/fixture-pack';
import { writeSiteBuild } from '../../testing/site-build';
import { locationsIn } from '../../testing/test-locations';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const base = '/Exhibition/BaseExhibition/base';

beforeAll(async () => {
  writeSiteBuild(museum.folder);
  const app = join(museum.folder, 'app');
  mkdirSync(join(app, 'assets'), { recursive: true });
  for (const name of [
    'main-1.js',
    'crawlable-pages-1.css',
    'song-1.woff2',
    'large-1.avif',
    'main-1.js.br',
  ]) {
    writeFileSync(join(app, 'assets', name), name);
  }
  for (const name of ['manifest.webmanifest', 'manifest-en.webmanifest']) {
    writeFileSync(join(app, name), '{}');
  }
  const scripts = [
    'service-worker.js',
    'remove-worker.js',
    'a11y-toolbar.js',
    'a11y-toolbar-tools.js',
  ];
  for (const name of scripts) {
    writeFileSync(join(app, name), name);
  }
  const audioText = ['先看口沿，再看腹部。', '最后看足。'];
  await museum.db
    .update(exhibitions)
    .set({ rooms: ['L1-bronze-hall'] })
    .where(eq(exhibitions.id, 'base'));
  await museum.db
    .update(exhibits)
    .set({ audioStop: '102', audioText })
    .where(eq(exhibits.id, 'ding'));
});

async function openApp(offersOfflineVisit = true) {
  const { db, folder } = museum;
  const app = await createApp({
    ...{ db, locations: locationsIn(join(folder, 'app')), mediaDir: join(folder, 'media') },
    ...{ clock: () => fixtureToday, renderCrawlablePage, offersOfflineVisit },
  });
  onTestFinished(() => app.close());
  return app;
}

test('service worker is revalidated on every request', async () => {
  const { headers, body } = await (await openApp()).inject('/service-worker.js');
  expect(body).toBe('service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('service without offline visits serves a worker that removes itself, and no kit', async () => {
  const app = await openApp(false);
  expect((await app.inject('/service-worker.js')).body).toBe('remove-worker.js');
  expect((await app.inject('/offline/zh/index.json')).statusCode).toBe(404);
});

test('index has the files of the build, the basics and the exhibitions on view with their pages', async () => {
  const response = await (await openApp()).inject('/offline/zh/index.json');
  const { files, basics, exhibitions: offered } = response.json<KitIndex>();
  const names = files.map(({ path }) => path);
  expect(names).toContain('/assets/main-1.js');
  expect(names).toContain('/assets/song-1.woff2');
  expect(names).toContain('/a11y-toolbar-tools.js');
  expect(names.join()).not.toMatch(/crawlable|avif|[.]br/);
  expect(basics.pages).toContain('/Service/TourGuide');
  const own = offered.find(({ id }) => id === 'base');
  expect(own).toMatchObject({ path: base, stops: 1 });
  expect(own?.pages).toEqual(
    expect.arrayContaining([
      base,
      '/Collection/ExcellentCollection/ding',
      '/Service/AudioGuide/102',
    ]),
  );
  expect(own?.bytes).toBeGreaterThan(0);
});

test('document has neither a prerendered page nor data', async () => {
  const { body, headers } = await (await openApp()).inject('/offline/en/document');
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('application/json');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('page names its calls with their answers, pictures for a phone, and sounds', async () => {
  const app = await openApp();
  const page = async (at: string) =>
    (await app.inject({ url: '/offline/zh/page.json', query: { at } })).json<KitPage>();
  const object = await page('/Collection/ExcellentCollection/ding');
  const called = object.calls.map(({ name }) => name);
  // The related objects load on scrolling.
  expect(called).toEqual(
    expect.arrayContaining(['siteDetail', 'categoryList', 'exhibitDetail', 'exhibitRelated']),
  );
  expect(object.files.some((path) => path.startsWith('/media/'))).toBe(true);
  const stop = await page('/Service/AudioGuide/102');
  expect(stop.files.filter((path) => path.startsWith('/tts?le=zh&audio='))).toHaveLength(2);
});

test.each(['/Collection/ExcellentCollection/none', '/none', 'none', `${base}?page=x`])(
  'page %s is not found',
  async (at) => {
    const app = await openApp();
    const { statusCode } = await app.inject({ url: '/offline/zh/page.json', query: { at } });
    expect(statusCode).toBe(404);
  },
);
