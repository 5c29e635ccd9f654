import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { exhibits } from '../db/schema';
import { addTestMember } from '../testing/test-member';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();
const get = (url: string, headers: Record<string, string> = {}) =>
  museum.app.inject({ method: 'GET', url, headers: { host: 'museum.example', ...headers } });

async function serviceOf(id: string): Promise<string> {
  const [object] = await museum.rows('exhibitDetail', { siteId: '1', id });
  return object?.imageServices?.[0]?.id ?? '';
}

test('info.json of a picture names its own origin, sizes and tiles, and may be read by every site', async () => {
  const service = await serviceOf('cong');
  const response = await get(`${service}/info.json`);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type':
      'application/ld+json; profile="http://iiif.io/api/image/3/context.json"; charset=utf-8',
  });
  expect(response.json()).toEqual({
    '@context': 'http://iiif.io/api/image/3/context.json',
    id: `http://museum.example${service}`,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level0',
    width: 1300,
    height: 900,
    sizes: [
      { width: 325, height: 225 },
      { width: 1300, height: 900 },
    ],
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4] }],
  });
});

test('tile has the announced size, type and an immutable address', async () => {
  const service = await serviceOf('cong');
  for (const [path, width, height] of [
    ['1024,512,276,388/276,388', 276, 388],
    ['0,0,1024,900/512,450', 512, 450],
    ['full/325,225', 325, 225],
    ['full/max', 1300, 900],
  ] as const) {
    const response = await get(`${service}/${path}/0/default.jpg`);
    expect(response.statusCode, path).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['cache-control']).toContain('immutable');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
  }
});

test('address of an image service redirects to its description', async () => {
  const service = await serviceOf('cong');
  const response = await get(service);
  expect([response.statusCode, response.headers.location]).toEqual([303, `${service}/info.json`]);
});

test('small picture has one size and no tiles', async () => {
  const information = (await get(`${await serviceOf('ding')}/info.json`)).json<object>();
  expect(information).toMatchObject({ sizes: [{ width: 64, height: 48 }] });
  expect(information).not.toHaveProperty('tiles');
});

test.each([
  '/iiif/image/0123456789abcdef01234567/info.json',
  '/iiif/image/..%2Fmedia-notes%2Fa/info.json',
  '/iiif/image/0123456789abcdef01234567/full/max/0/default.jpg',
  '/iiif/object/nothing/manifest.json',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('object without a picture has no manifest', async () => {
  await museum.db
    .update(exhibits)
    .set({ images: [], imageServices: [] })
    .where(eq(exhibits.id, 'bowl'));
  expect((await get('/iiif/object/bowl/manifest.json')).statusCode).toBe(404);
});

test('manifest of an object has its texts in both languages, its rights and a canvas for each picture', async () => {
  const response = await get('/iiif/object/cong/manifest.json');
  expect(response.headers['access-control-allow-origin']).toBe('*');
  const manifest = response.json<Record<string, unknown>>();
  const service = await serviceOf('cong');
  expect(manifest).toMatchObject({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: 'http://museum.example/iiif/object/cong/manifest.json',
    type: 'Manifest',
    label: { zh: ['玉琮 100%_纯'], en: ['Object cong'] },
    rights: 'https://creativecommons.org/publicdomain/zero/1.0/',
    requiredStatement: { label: { zh: ['来源'], en: ['Credit'] } },
    items: [
      {
        type: 'Canvas',
        width: 1300,
        height: 900,
        items: [
          {
            items: [
              {
                motivation: 'painting',
                target: 'http://museum.example/iiif/object/cong/canvas/1',
                body: {
                  id: `http://museum.example${service}/full/max/0/default.jpg`,
                  service: [{ id: `http://museum.example${service}`, profile: 'level0' }],
                },
              },
            ],
          },
        ],
      },
    ],
  });
});

test('manifest of an object without an English page is in Chinese only', async () => {
  const manifest = (await get('/iiif/object/scroll/manifest.json')).json<{ label: object }>();
  expect(Object.keys(manifest.label)).toEqual(['zh']);
});

test('objects that an address names are an IIIF collection in their order, without those that are not there', async () => {
  const reference = encodeURIComponent('objects:scroll,nothing,cong');
  const response = await get(`/iiif/set/${reference}/collection.json`);
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.json()).toMatchObject({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `http://museum.example/iiif/set/${reference}/collection.json`,
    type: 'Collection',
    label: { zh: ['藏品集'], en: ['Set of objects'] },
    items: [
      {
        id: 'http://museum.example/iiif/object/scroll/manifest.json',
        type: 'Manifest',
        thumbnail: [{ type: 'Image' }],
      },
      {
        id: 'http://museum.example/iiif/object/cong/manifest.json',
        label: { zh: ['玉琮 100%_纯'], en: ['Object cong'] },
      },
    ],
  });
});

test('collection of as many objects as a set can have is found', async () => {
  const ids = Array.from({ length: 99 }, (_, index) => `${'o'.repeat(60)}${index}`);
  const reference = encodeURIComponent(`objects:cong,${ids.join(',')}`);
  const response = await get(`/iiif/set/${reference}/collection.json`);
  expect(response.statusCode).toBe(200);
  expect(response.json<{ items: unknown[] }>().items).toHaveLength(1);
});

test('shared set of a member is an IIIF collection with name and notes', async () => {
  const { accessToken } = await addTestMember(museum, 'sharing');
  const set = {
    id: '00000000-0000-4000-8000-000000000001',
    name: '看玉',
    items: [{ objectId: 'cong', note: '内圆外方' }],
    version: 0,
  };
  await museum.record('objectSetSave', set, accessToken);
  const share = { id: set.id, isShared: true };
  const { shareToken } = await museum.record('objectSetShare', share, accessToken);
  expect((await get(`/iiif/set/${shareToken}/collection.json`)).json()).toMatchObject({
    label: { none: ['看玉'] },
    items: [{ summary: { none: ['内圆外方'] } }],
  });
});

test.each(['objects:', 'nothing', 'AbCdEfGhIjKlMnOpQrSt-_'])(
  'collection of the reference %s is not found',
  async (reference) => {
    const url = `/iiif/set/${encodeURIComponent(reference)}/collection.json`;
    expect((await get(url)).statusCode).toBe(404);
  },
);
