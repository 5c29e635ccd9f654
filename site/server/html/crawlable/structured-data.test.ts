import { beforeAll, beforeEach, expect, test } from 'vitest';
import { categories, entries } from '../../db/schema';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

beforeAll(async () => {
  const texts = { url: '', linkUrl: '', title: '', type: 1, visible: true, showSecondMenu: true };
  const day = new Date('2026-10-01T00:00:00Z');
  for (const siteId of ['1', '2']) {
    for (const id of ['Home', 'Exhibition', 'Activities', 'Collection', 'ExcellentCollection']) {
      const row = { ...texts, siteId, id, parentId: null, name: id, position: 60 };
      await museum.db.insert(categories).values(row);
    }
    const mug = { siteId, id: 'mug', categoryId: 'Home', title: 'Mug', summary: '' };
    const rest = { linkUrl: '', images: [], recommended: false, publishedAt: day };
    const facts = { price: '68', medium: 'Porcelain' };
    await museum.db.insert(entries).values({ ...mug, ...rest, content: '<p>Cup.</p>', facts });
  }
  const other = {
    siteId: '1',
    id: 'chinese',
    categoryId: 'Notice',
    title: '只有中文',
    summary: '',
  };
  const rest = { linkUrl: '', images: [], recommended: false, publishedAt: day };
  await museum.db.insert(entries).values({ ...other, ...rest, content: '<p>正文</p>' });
});

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

const get = (url: string) =>
  museum.app.inject({ method: 'GET', url, headers: { host: 'museum.example' } });

async function subjectOf(url: string) {
  const { body } = await get(url);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

const agent = { '@type': ['Organization', 'Museum'], name: 'Yunze Museum' };

test.each([
  ['author of an article', '/p/en/News/Notice/newest', { author: agent, publisher: agent }],
  ['organizer of an exhibition', '/p/en/Exhibition/BaseExhibition/base', { organizer: agent }],
  ['seller of a product', '/p/en/Culture_product_detail?id=mug', { offers: { seller: agent } }],
])('museum as %s has the types Organization and Museum', async (_, url, expected) => {
  expect(await subjectOf(url)).toMatchObject(expected);
});

test('JSON-LD of a page without pictures has the museum’s image instead of an empty list', async () => {
  for (const url of ['/p/zh/News/Notice/chinese', '/p/en/Culture_product_detail?id=mug']) {
    const { image } = await subjectOf(url);
    expect(image, url).toMatch(/^http:\/\/museum\.example\/media\//);
  }
});

test('JSON-LD of Museum and Product has no properties outside their schema.org types', async () => {
  const home = await subjectOf('/p/en');
  expect(home['@type']).toBe('Museum');
  expect(home).toHaveProperty('openingHoursSpecification');
  expect(Object.keys(home)).not.toContain('email');
  for (const subject of [home, await subjectOf('/p/en/Culture_product_detail?id=mug')]) {
    expect(Object.keys(subject)).not.toContain('inLanguage');
  }
  expect(await subjectOf('/p/en/News/Notice/newest')).toHaveProperty('inLanguage', 'en');
});

test('language link has hreflang only if the page has a translation', async () => {
  const link = async (url: string) =>
    /<a [^>]*href="\/p\/en[^>]*>English<\/a>/.exec((await get(url)).body)?.[0];
  expect(await link('/p/zh/News/Notice/newest')).toContain('hreflang="en"');
  const alone = await link('/p/zh/News/Notice/chinese');
  expect(alone).toContain('href="/p/en/"');
  expect(alone).not.toContain('hreflang');
});

test('every page links its manifest and touch icon', async () => {
  for (const url of ['/', '/p/zh', '/user-centre/login']) {
    const { body } = await get(url);
    expect(body, url).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(body, url).toContain('<link rel="apple-touch-icon" href="/icons/touch-180.png"');
  }
  const { body } = await get('/en/');
  expect(body).toContain('<link rel="manifest" href="/manifest-en.webmanifest"');
});

test('object names the licence of each picture, its manifest and its address in the open data', async () => {
  expect(await subjectOf('/p/en/Collection/ExcellentCollection/cong')).toMatchObject({
    '@id': 'http://museum.example/data/v1/objects/cong',
    image: expect.arrayContaining([
      expect.objectContaining({ '@type': 'ImageObject', width: 1300, height: 900 }),
    ]) as object,
    subjectOf: { url: 'http://museum.example/iiif/object/cong/manifest.json' },
    sdLicense: 'https://creativecommons.org/publicdomain/zero/1.0/',
  });
});

test('list of the collection is about a dataset with its downloads', async () => {
  const { about } = await subjectOf('/p/en/Collection/ExcellentCollection');
  expect(about).toMatchObject({
    ...{ '@type': 'Dataset', license: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    distribution: [
      { contentUrl: 'http://museum.example/data/v1/collection.csv', encodingFormat: 'text/csv' },
      { contentUrl: 'http://museum.example/data/v1/collection.jsonl' },
      { contentUrl: 'http://museum.example/data/v1/objects' },
    ],
  });
});

test('exhibition features the objects that its page shows', async () => {
  const { workFeatured } = await subjectOf('/p/en/Exhibition/BaseExhibition/base');
  expect(workFeatured).toContainEqual({
    '@type': 'VisualArtwork',
    name: 'Object ding',
    url: 'http://museum.example/p/en/Collection/ExcellentCollection/ding',
    image: expect.stringContaining('http://museum.example/media/') as string,
  });
});
