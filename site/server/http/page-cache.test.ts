import fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { createVersionReader, renewContentVersion } from '../db/content-version';
import { useTestImporter } from '../testing/test-importer';
import { sendPage } from './page';
import { createPageCache, isPage, type WrittenPage } from './page-cache';
import { addAgeHeader } from './response-age';

const importer = useTestImporter({ withMuseum: true });

afterEach(() => {
  vi.restoreAllMocks();
});

/** A service with one page, which counts how often it is written. */
function createPageService(text = 'museum ') {
  let now = new Date('2026-11-21T12:00:00+08:00');
  const clock = () => now;
  const write = vi.fn<() => Promise<WrittenPage | { redirect: string }>>(() =>
    Promise.resolve({ text: text.repeat(200), headers: { 'x-policy': 'strict' }, isCached: true }),
  );
  const readPage = createPageCache({ db: importer.db, clock, maxBytes: 1_000_000 });
  const app = fastify();
  addAgeHeader(app);
  app.get('/page', async (request, reply) => {
    const page = await readPage(['page'], write);
    return isPage(page) ? sendPage(request, reply, page) : reply.redirect('/other');
  });
  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/page', headers });
  const passMinutes = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  return { write, get, passMinutes };
}

test('page is written once for a content version and a minute, also by concurrent requests', async () => {
  const { write, get, passMinutes } = createPageService();
  await Promise.all([get(), get()]);
  await get();
  expect(write).toHaveBeenCalledTimes(1);
  await renewContentVersion(importer.db);
  await get();
  expect(write).toHaveBeenCalledTimes(2);
  passMinutes(1);
  await get();
  expect(write).toHaveBeenCalledTimes(3);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['*', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)('page for accept-encoding %s has encoding %s', async (accepted, encoding, decode) => {
  const { get } = createPageService();
  const { headers, rawPayload } = await get({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'x-policy': 'strict' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(decode(rawPayload).toString()).toBe('museum '.repeat(200));
});

test('known page is a 304 with its ETag and without content', async () => {
  const { get } = createPageService();
  const etag = String((await get()).headers.etag);
  const again = await get({ 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.headers.etag).toBe(etag);
  expect(again.body).toBe('');
});

test('outcome that is not a page, and a page that depends on more than the content, are not cached', async () => {
  const { write, get } = createPageService();
  write.mockResolvedValueOnce({ redirect: '/other' });
  expect((await get()).statusCode).toBe(302);
  write.mockResolvedValueOnce({ text: 'three places left', isCached: false });
  expect((await get()).body).toBe('three places left');
  expect((await get()).body).toContain('museum');
  expect(write).toHaveBeenCalledTimes(3);
});

test('page of the last hour is sent with its age while the database is unavailable', async () => {
  const { write, get, passMinutes } = createPageService();
  await get();
  passMinutes(5);
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  vi.spyOn(importer.db, 'select').mockReturnValue({ from: () => Promise.reject(refused) } as never);
  const { statusCode, headers } = await get();
  expect(statusCode).toBe(200);
  expect(headers.age).toBe('300');
  expect(write).toHaveBeenCalledTimes(1);
  passMinutes(60);
  expect((await get()).statusCode).toBe(500);
});

test('readers of the content version in one turn share a query; a later one asks again', async () => {
  const select = vi.spyOn(importer.db, 'select');
  const readVersion = createVersionReader(importer.db);
  const [one, other] = await Promise.all([readVersion(), readVersion()]);
  expect(one).toBe(other);
  expect(select).toHaveBeenCalledTimes(1);
  await renewContentVersion(importer.db);
  expect(await readVersion()).not.toBe(one);
});
