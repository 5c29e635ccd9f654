import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { importPacks } from '../../import/import-packs';
import { fixtureToday, writePackFiles, type PackFiles } from '../../testing/fixture-pack';
import { writeSiteBuild } from '../../testing/site-build';
import { feedPaths } from '../shared/head';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

let packs = 0;
async function importFiles(files: PackFiles) {
  const pack = writePackFiles(join(museum.folder, `pack-${++packs}`), files);
  const options = { dataDir: museum.folder, clock: () => fixtureToday };
  await importPacks(museum.db, [pack], options);
}

const category = (id: string, parent: string | null) => ({ id, parent, name_zh: id, name_en: id });
const entry = (id: string, day: string, more: object = {}) => ({
  ...{ id, category: 'Notice', title_zh: id, published_at: `${day}T09:00:00+08:00` },
  ...more,
});

beforeAll(async () => {
  writeSiteBuild(museum.folder);
  await importFiles({
    'categories.json': [
      category('Collection', null),
      category('ExcellentCollection', 'Collection'),
    ],
    'entries.json': [entry('coming', '2027-06-01')],
  });
  await importFiles({
    'objects.json': [{ id: 'ding', withdrawn: true }],
    'entries.json': [
      { id: 'newest', withdrawn: true },
      { id: 'only-chinese', withdrawn: true },
      { id: 'coming', withdrawn: true },
      entry('ended', '2026-01-01', { unpublished_at: '2026-11-01T00:00:00+08:00' }),
    ],
  });
});

test.each([
  ['a withdrawn object', '/p/zh/Collection/ExcellentCollection/ding', 410],
  ['a withdrawn object on the English site', '/p/en/Collection/ExcellentCollection/ding', 410],
  ['a withdrawn entry', '/p/zh/News/Notice/newest', 410],
  ['a withdrawn entry on a site that never had it', '/p/en/News/Notice/only-chinese', 404],
  ['an entry withdrawn before its date', '/p/zh/News/Notice/coming', 404],
  ['an entry that was never shown, because its end has passed', '/p/zh/News/Notice/ended', 404],
  ['an unknown entry', '/p/zh/News/Notice/nothing', 404],
  ['a shown object', '/p/zh/Collection/ExcellentCollection/cong', 200],
])('crawlable page of %s', async (_, url, status) => {
  const response = await museum.app.inject({ url, headers: { host: 'museum.example' } });
  expect(response.statusCode).toBe(status);
});

test('the page of a withdrawn record says so in its language and is not indexed', async () => {
  const pages = { zh: '这个页面已经撤下', en: 'This page has been withdrawn' };
  for (const [language, text] of Object.entries(pages)) {
    const url = `/p/${language}/Collection/ExcellentCollection/ding`;
    const { body, headers } = await museum.app.inject({ url, headers: { host: 'museum.example' } });
    expect(body).toMatch(new RegExp(`<h1[^>]*>.*${text}.*</h1>`, 's'));
    expect(body).toContain(`<title>${text}`);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('calls for a withdrawn record are a 404, and no list, feed or sitemap names it', async () => {
  const detail = await museum.send('exhibitDetail', { id: 'ding' });
  expect(detail.statusCode).toBe(404);
  const { records } = await museum.page('contentPage', { categoryCode: 'Notice' });
  expect(records.map(({ id }) => id)).not.toContain('newest');
  for (const url of ['/sitemap.xml', feedPaths.zh, '/p/zh/Collection/ExcellentCollection']) {
    const { body, statusCode } = await museum.app.inject({
      url,
      headers: { host: 'museum.example' },
    });
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/\/(?:ding|newest)\b/);
  }
});
