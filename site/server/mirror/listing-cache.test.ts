import { expect, test, vi } from 'vitest';
import { renewContentVersion } from '../db/content-version';
import { smallToday } from '../testing/small-pack';
import { useTestMuseum } from '../testing/test-museum';
import { createListingCache } from './listing-cache';

const museum = useTestMuseum();
const start = smallToday.getTime();

function listings({ until = Infinity, maxBytes = 100_000 } = {}) {
  let time = start;
  const read = vi.fn(() => Promise.resolve({ content: 'news', until }));
  const write = vi.fn((content: string) => `${content} ${time - start}`);
  const cache = createListingCache({
    db: museum.db,
    clock: () => new Date(time),
    read,
    maxBytes,
  });
  return {
    read,
    write,
    ask: async (name = 'feed') => (await cache(name, write))?.text,
    goTo: (seconds: number) => (time = start + seconds * 1000),
  };
}

test('feed content is read once and each feed written once for concurrent requests', async () => {
  const { read, write, ask, goTo } = listings();
  const [first] = await Promise.all([ask(), ask(), ask('other')]);
  goTo(3_600);
  expect(await ask()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  expect(write).toHaveBeenCalledTimes(2);
});

test('feed is written again after an import', async () => {
  const { read, ask, goTo } = listings();
  await ask();
  goTo(1);
  await museum.db.transaction((transaction) => renewContentVersion(transaction));
  expect(await ask()).toBe('news 1000');
  expect(read).toHaveBeenCalledTimes(2);
});

test('feed is written again when the next entry is published', async () => {
  const { ask, goTo } = listings({ until: start + 60_000 });
  expect(await ask()).toBe('news 0');
  goTo(59);
  expect(await ask()).toBe('news 0');
  goTo(60);
  expect(await ask()).toBe('news 60000');
});

test('failed reading is repeated at the next request', async () => {
  const { read, ask } = listings();
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(ask()).rejects.toThrow('no database');
  expect(await ask()).toBe('news 0');
});

test('feed cache evicts texts beyond its size in bytes', async () => {
  const { write, ask } = listings({ maxBytes: 6_000 });
  for (let index = 0; index < 100; index += 1) await ask(`origin ${index}`);
  await ask('origin 99');
  expect(write).toHaveBeenCalledTimes(100);
  await ask('origin 0');
  expect(write).toHaveBeenCalledTimes(101);
});
