import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callSchemas } from '../../contract/schemas';
import { endpoints } from '../../contract/shared/endpoints';
import { createApp } from '../app';
import { fixtureToday } from '../testing/fixture-pack';
import { locationsIn } from '../testing/test-locations';
import { testPasswordCost, useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  for (const sharesDatabase of [true, true, false]) {
    const app = await createApp({
      db: museum.db,
      sharesDatabase,
      locations: locationsIn(museum.folder),
      mediaDir: museum.folder,
      clock: () => fixtureToday,
      passwordCost: testPasswordCost,
    });
    apps.push(app);
  }
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

type Name = 'lostAndFound' | 'memberLogin' | 'docentBook';

async function send(app: FastifyInstance | undefined, name: Name, payload: object) {
  const { method, path: url } = endpoints[name];
  const response = await app?.inject({ method, url, payload, remoteAddress: '203.0.113.7' });
  const retryAfter = Number(response?.headers['retry-after']);
  return { status: response?.statusCode, retryAfter };
}

test('two processes on one database share the limit of a call', async () => {
  const statuses: (number | undefined)[] = [];
  for (let index = 0; index < endpoints.lostAndFound.perMinute; index += 1) {
    const { status } = await send(apps[index % 2], 'lostAndFound', {});
    statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  for (const app of apps.slice(0, 2)) {
    const { status, retryAfter } = await send(app, 'lostAndFound', {});
    expect(status).toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
  }
  // A process with a database of its own counts in its memory.
  expect((await send(apps[2], 'lostAndFound', {})).status).toBe(400);
});

test('failed log-ins at two processes lock the name together', async () => {
  const wrong = { userName: 'nobody-here', password: 'not the password 7' };
  for (let index = 0; index < 8; index += 1) {
    expect((await send(apps[index % 2], 'memberLogin', wrong)).status).toBe(401);
  }
  expect((await send(apps[0], 'memberLogin', wrong)).status).toBe(429);
  expect((await send(apps[1], 'memberLogin', wrong)).status).toBe(429);
});

test('tours booked at two processes count towards one quota of the network', async () => {
  const example = callSchemas.docentBook.example;
  const book = (index: number) =>
    send(apps[index % 2], 'docentBook', {
      ...example,
      requestId: undefined,
      day: `2026-11-${String(25 + Math.floor(index / 4))}`,
      time: ['10:30', '15:00'][index % 2],
      language: index % 4 < 2 ? 'zh' : 'en',
      people: 6,
      phone: `1390000${String(index).padStart(4, '0')}`,
    });
  const statuses: (number | undefined)[] = [];
  for (let index = 0; index < 12; index += 1) statuses.push((await book(index)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
});
