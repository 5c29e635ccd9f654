import { expect, test, vi } from 'vitest';
import { entries } from '../db/schema';
import type { CallContext } from './call';
import { createMemoryCounter } from './counters';
import { recordNotFound } from './http-error';
import { createHandlers } from '../resources';
import { retentionDays } from '../privacy/retention-days';
import { useTestImporter } from '../testing/test-importer';
import { withResponseCache } from './response-cache';

const importer = useTestImporter({ withMuseum: true });

const contextAt = (time: string): CallContext => ({
  siteId: '1',
  language: 'zh',
  now: new Date(time),
  token: '',
  address: '',
  member: undefined,
});
const noon = contextAt('2026-11-21T12:00:00+08:00');

/** Cached handlers with a spy on `contentPage`. */
function createCachedHandlers(maxBytes = 1_000_000, databaseTimeout = 2_000) {
  const handlers = createHandlers({
    db: importer.db,
    settings: { userCentre: '/user-centre/', retention: retentionDays(180) },
    createCounter: createMemoryCounter,
    hashing: {},
    verifyBooking: () => Promise.resolve(),
    visits: { readVisits: () => Promise.resolve({ total: 0, today: 0 }) },
  });
  const contentPage = vi.fn(handlers.contentPage);
  const cachedHandlers = withResponseCache(
    importer.db,
    { ...handlers, contentPage },
    { maxBytes, databaseTimeout },
  );
  return { contentPage, cachedHandlers };
}

test('repeated call within a minute runs its handler once, concurrently or later', async () => {
  const { contentPage, cachedHandlers } = createCachedHandlers();
  const request = () => cachedHandlers.contentPage({ categoryCode: 'News' }, noon);
  const [first, second] = await Promise.all([request(), request()]);
  expect(second).toEqual(first);
  expect(await request()).toEqual(first);
  expect(contentPage).toHaveBeenCalledTimes(1);
  await cachedHandlers.contentPage(
    { categoryCode: 'News' },
    contextAt('2026-11-21T12:01:00+08:00'),
  );
  expect(contentPage).toHaveBeenCalledTimes(2);
});

test('site and input are part of the cache key', async () => {
  const { cachedHandlers } = createCachedHandlers();
  const zh = await cachedHandlers.contentPage({ categoryCode: 'Notice' }, noon);
  const en = await cachedHandlers.contentPage({ categoryCode: 'Notice' }, { ...noon, siteId: '2' });
  const page = await cachedHandlers.contentPage({ categoryCode: 'Notice', pageSize: 1 }, noon);
  expect(en.records[0]?.title).not.toBe(zh.records[0]?.title);
  expect(page.records).toHaveLength(1);
});

test('cached response is invalidated by an import', async () => {
  const { cachedHandlers } = createCachedHandlers();
  const request = async () =>
    (await cachedHandlers.contentPage({ categoryCode: 'Notice' }, noon)).total;
  const before = await request();
  const news = {
    id: 'fresh',
    category: 'Notice',
    title_zh: '新',
    published_at: '2026-01-01T09:00:00+08:00',
  };
  await importer.import({ 'entries.json': [news] });
  expect(await request()).toBe(before + 1);
});

test('rejected import does not invalidate cached responses', async () => {
  const { contentPage, cachedHandlers } = createCachedHandlers();
  await cachedHandlers.contentPage({ categoryCode: 'News' }, noon);
  await importer.importErrors({ 'entries.json': [{ id: 'x' }] });
  await cachedHandlers.contentPage({ categoryCode: 'News' }, noon);
  expect(contentPage).toHaveBeenCalledTimes(1);
});

test('error is not cached', async () => {
  const { contentPage, cachedHandlers } = createCachedHandlers();
  contentPage.mockRejectedValueOnce(recordNotFound('categoryCode', 'News'));
  await expect(cachedHandlers.contentPage({ categoryCode: 'News' }, noon)).rejects.toMatchObject({
    status: 404,
  });
  await expect(cachedHandlers.contentPage({ categoryCode: 'News' }, noon)).resolves.toHaveProperty(
    'total',
  );
});

test('response cache with maxBytes 0 caches nothing', async () => {
  const { contentPage, cachedHandlers } = createCachedHandlers(0);
  await cachedHandlers.contentPage({ categoryCode: 'News' }, noon);
  await importer.db.delete(entries);
  expect((await cachedHandlers.contentPage({ categoryCode: 'News' }, noon)).total).toBe(0);
  expect(contentPage).toHaveBeenCalledTimes(2);
});

test('response cache evicts the least recently used responses beyond its size in bytes', async () => {
  const { contentPage, cachedHandlers } = createCachedHandlers(20_000);
  const request = (pageNum: number) =>
    cachedHandlers.contentPage({ categoryCode: 'News', pageNum, pageSize: 1 }, noon);
  await request(1);
  await request(1);
  expect(contentPage).toHaveBeenCalledTimes(1);
  for (let pageNum = 2; pageNum < 40; pageNum += 1) await request(pageNum);
  await request(39);
  expect(contentPage).toHaveBeenCalledTimes(39);
  await request(1);
  expect(contentPage).toHaveBeenCalledTimes(40);
});

test('a later minute replaces a cached response and takes no more space', async () => {
  const { contentPage, cachedHandlers } = createCachedHandlers(20_000);
  const request = (minute: number, pageSize: number) =>
    cachedHandlers.contentPage(
      { categoryCode: 'News', pageSize },
      contextAt(`2026-11-21T12:${String(minute).padStart(2, '0')}:00+08:00`),
    );
  await request(0, 1);
  for (let minute = 0; minute < 40; minute += 1) await request(minute, 2);
  expect(contentPage).toHaveBeenCalledTimes(41);
  await request(0, 1);
  expect(contentPage).toHaveBeenCalledTimes(41);
});

test('cached response is served when the database does not respond in time', async () => {
  const { cachedHandlers } = createCachedHandlers(1_000_000, 20);
  const answer = await cachedHandlers.contentPage({ categoryCode: 'News' }, noon);
  const silence = new Promise<never>(() => undefined);
  vi.spyOn(importer.db, 'select').mockReturnValue({ from: () => silence } as never);
  expect(await cachedHandlers.contentPage({ categoryCode: 'News' }, noon)).toBe(answer);
});
