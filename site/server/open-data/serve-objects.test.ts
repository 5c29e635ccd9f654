import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { importPacks } from '../import/import-packs';
import { fixtureToday, writePackFiles, type PackFiles } from '../testing/fixture-pack';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

let packs = 0;
async function importFiles(files: PackFiles, now: Date) {
  const pack = writePackFiles(join(museum.folder, `pack-${++packs}`), files);
  await importPacks(museum.db, [pack], { dataDir: museum.folder, clock: () => now });
}

const hour = 3_600_000;
const afterHours = (hours: number) => new Date(fixtureToday.getTime() + hours * hour);

// An hour after the fixture, the bowl is withdrawn; after two, the label of the jade is changed.
beforeAll(async () => {
  await importFiles({ 'objects.json': [{ id: 'bowl', withdrawn: true }] }, afterHours(1));
  const jade = { id: 'material/jade', dictCode: 'material', dictValue: 'jade' };
  await importFiles(
    { 'dictionaries.json': [{ ...jade, label_zh: '玉器', label_en: 'Jades' }] },
    afterHours(2),
  );
});

const get = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ url, headers: { host: 'museum.example', ...headers } });

interface Feed {
  dataFeedElement: { dateDeleted?: string; item: { '@id': string } }[];
  next?: string;
}

const idsOf = ({ dataFeedElement }: Feed) =>
  dataFeedElement.map(({ dateDeleted, item }) => [
    item['@id'].replace(/.*\//, ''),
    dateDeleted === undefined ? 'shown' : 'deleted',
  ]);

test('feed of objects ends with the last page, which its next addresses reach', async () => {
  const found: string[][] = [];
  let next: string | undefined = 'http://museum.example/data/v1/objects?limit=2';
  let pages = 0;
  while (next !== undefined) {
    const response = await get(next.replace('http://museum.example', ''));
    const feed = response.json<Feed>();
    expect(response.headers.link).toBe(feed.next && `<${feed.next}>; rel="next"`);
    found.push(...idsOf(feed));
    next = feed.next;
    pages += 1;
  }
  expect(pages).toBeGreaterThan(1);
  expect(found).toContainEqual(['ding', 'shown']);
  expect(found).toContainEqual(['bowl', 'deleted']);
  expect(found.map(([id]) => id)).toEqual([...new Set(found.map(([id]) => id))].sort());
});

test('feed of changes since a time has withdrawn objects and those whose labels changed', async () => {
  const since = async (time: Date) => {
    const response = await get(`/data/v1/objects?changedSince=${time.toISOString()}`);
    return idsOf(response.json<Feed>());
  };
  expect(await since(afterHours(1))).toEqual([
    ['bowl', 'deleted'],
    ['cong', 'shown'],
  ]);
  expect(await since(afterHours(2))).toEqual([['cong', 'shown']]);
  expect(await since(afterHours(3))).toEqual([]);
});

test('object is linked data with its texts in both languages, pictures with licences, and its manifest', async () => {
  const response = await get('/data/v1/objects/cong');
  expect(response.headers).toMatchObject({
    'content-type': 'application/ld+json; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  expect(response.json()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'VisualArtwork',
    '@id': 'http://museum.example/data/v1/objects/cong',
    name: [
      { '@language': 'zh', '@value': '玉琮 100%_纯' },
      { '@language': 'en', '@value': 'Object cong' },
    ],
    url: ['zh', 'en'].map(
      (language) => `http://museum.example/p/${language}/Collection/ExcellentCollection/cong`,
    ),
    identifier: 'T.cong',
    artform: [{ '@value': '玉器' }, { '@value': 'Jades' }],
    description: [{ '@value': '说明' }, { '@value': 'Description' }],
    image: expect.arrayContaining([expect.objectContaining({ '@type': 'ImageObject' })]) as object,
    subjectOf: { url: 'http://museum.example/iiif/object/cong/manifest.json' },
    sdLicense: 'https://creativecommons.org/publicdomain/zero/1.0/',
  });
  const again = await get('/data/v1/objects/cong', {
    'if-none-match': String(response.headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['an unknown object', '/data/v1/objects/nothing', 404],
  ['an object with an invalid id', '/data/v1/objects/%00', 404],
  ['a withdrawn object', '/data/v1/objects/bowl', 410],
  ['too large a page', '/data/v1/objects?limit=501', 400],
  ['a page of no objects', '/data/v1/objects?limit=0', 400],
  ['an invalid time', '/data/v1/objects?changedSince=yesterday', 400],
  ['the year 0', '/data/v1/objects?changedSince=0000-01-01T00:00:00Z', 400],
  ['a place that is no id', '/data/v1/objects?after=%00', 400],
  ['two places', '/data/v1/objects?after=a&after=b', 400],
])('%s is answered with an error as JSON', async (_, url, status) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false });
});
