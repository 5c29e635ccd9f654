import { expect, test, vi } from 'vitest';
import { renewContentVersion } from '../../db/content-version';
import { fixtureToday } from '../../testing/fixture-pack';
import { useTestMuseum } from '../../testing/test-museum';
import { createFeedCache } from './feed-cache';

const museum = useTestMuseum();
const start = fixtureToday.getTime();

function createCache({ until = Infinity, maxBytes = 100_000 } = {}) {
  let time = start;
  const read = vi.fn(() => Promise.resolve({ content: 'news', until }));
  const write = vi.fn((content: string) => `${content} ${time - start}`);
  const cache = createFeedCache({
    db: museum.db,
    clock: () => new Date(time),
    read,
    maxBytes,
  });
  return {
    read,
    write,
    request: async (name = 'feed') => (await cache(name, write))?.text,
    advanceTo: (seconds: number) => (time = start + seconds * 1000),
  };
}

test('feed content is read once and each feed written once for concurrent requests', async () => {
  const { read, write, request, advanceTo } = createCache();
  const [first] = await Promise.all([request(), request(), request('other')]);
  advanceTo(3_600);
  expect(await request()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  expect(write).toHaveBeenCalledTimes(2);
});

test('feed is written again after an import', async () => {
  const { read, request, advanceTo } = createCache();
  await request();
  advanceTo(1);
  await museum.db.transaction((transaction) => renewContentVersion(transaction));
  expect(await request()).toBe('news 1000');
  expect(read).toHaveBeenCalledTimes(2);
});

test('feed is written again when the next entry is published', async () => {
  const { request, advanceTo } = createCache({ until: start + 60_000 });
  expect(await request()).toBe('news 0');
  advanceTo(59);
  expect(await request()).toBe('news 0');
  advanceTo(60);
  expect(await request()).toBe('news 60000');
});

test('failed reading is repeated at the next request', async () => {
  const { read, request } = createCache();
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(request()).rejects.toThrow('no database');
  expect(await request()).toBe('news 0');
});

test('feed cache evicts texts beyond its size in bytes', async () => {
  const { write, request } = createCache({ maxBytes: 6_000 });
  for (let index = 0; index < 100; index += 1) await request(`origin ${index}`);
  await request('origin 99');
  expect(write).toHaveBeenCalledTimes(100);
  await request('origin 0');
  expect(write).toHaveBeenCalledTimes(101);
});
