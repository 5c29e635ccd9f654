import { createServer, type AddressInfo, type Socket } from 'node:net';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '../db/database';
import { rateLimits } from '../db/schema';
import { createPool, createPooledDatabase } from '../db/server-pool';
import { openTestDatabase } from '../testing/test-database';
import { createSharedCounters } from './shared-counters';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.db.delete(rateLimits));

const two = { name: 'search', points: 2, seconds: 60 };
const createCounter = () => createSharedCounters(opened.db)(two);

/** Counters in a database server at a port of this machine. */
function counterAt(port: number, timeout: number) {
  const databaseUrl = `postgres://museum@127.0.0.1:${port}/museum`;
  const pool = createPool({ databaseUrl, max: 2, hasNoTimeouts: false });
  onTestFinished(() => pool.end());
  return createSharedCounters(createPooledDatabase(pool), { timeout })(two);
}

/** The port of a server that accepts connections, or with `refuses` no longer does. */
async function portOf({ refuses }: { refuses: boolean }): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  if (refuses) close();
  else onTestFinished(close);
  return port;
}

test('counters of two processes on one database share their points', async () => {
  const [here, there] = [createCounter(), createCounter()];
  await here.consume('203.0.113.7');
  await there.consume('203.0.113.7');
  await expect(here.consume('203.0.113.7')).rejects.toMatchObject({ consumedPoints: 3 });
  await expect(there.consume('203.0.113.7')).rejects.toBeInstanceOf(RateLimiterRes);
  expect((await there.get('203.0.113.7'))?.consumedPoints).toBe(4);
});

test('points are counted by key and by limit', async () => {
  const counter = createCounter();
  await counter.consume('203.0.113.7', 2);
  await counter.consume('203.0.113.8', 2);
  await createSharedCounters(opened.db)({ ...two, name: 'tours' }).consume('203.0.113.7', 2);
  await expect(counter.consume('203.0.113.7')).rejects.toBeInstanceOf(RateLimiterRes);
});

test('rewarded points can be consumed again', async () => {
  const counter = createCounter();
  await counter.consume('203.0.113.7', 2);
  await counter.reward('203.0.113.7', 2);
  await expect(counter.consume('203.0.113.7', 2)).resolves.toMatchObject({ consumedPoints: 2 });
});

test('an expired counter begins anew', async () => {
  const counter = createCounter();
  await counter.consume('203.0.113.7', 2);
  await opened.db.update(rateLimits).set({ expire: new Date(Date.now() - 1) });
  expect(await counter.get('203.0.113.7')).toBeNull();
  await expect(counter.consume('203.0.113.7')).resolves.toMatchObject({ consumedPoints: 1 });
});

test('concurrent points of many processes are all counted', async () => {
  const counters = Array.from({ length: 4 }, createCounter);
  const all = Array.from({ length: 10 }, () => counters).flat();
  const results = await Promise.allSettled(all.map((counter) => counter.consume('203.0.113.7')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('stored keys contain neither the address nor the user name', async () => {
  await createCounter().consume('linwan 203.0.113.7');
  const [row] = await opened.db.select().from(rateLimits);
  expect(row?.key).toMatch(/^search:[\w-]{43}$/);
});

test('expired counters are removed when a process counts', async () => {
  const past = new Date(Date.now() - 1_000);
  await opened.db.insert(rateLimits).values({ key: 'old', points: 1, expire: past });
  await createCounter().consume('203.0.113.7');
  await expect.poll(() => opened.db.$count(rateLimits)).toBe(1);
});

test.each([
  ['refuses connections', true],
  ['does not respond in time', false],
])('the process counts alone where the database %s', async (_, refuses) => {
  const counter = counterAt(await portOf({ refuses }), 200);
  await counter.consume('203.0.113.7', 2);
  expect((await counter.get('203.0.113.7'))?.consumedPoints).toBe(2);
  await expect(counter.consume('203.0.113.7')).rejects.toBeInstanceOf(RateLimiterRes);
});
