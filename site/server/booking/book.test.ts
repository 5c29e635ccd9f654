import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { endpoints } from '../../contract/shared/endpoints';
import { bookings, places } from '../db/schema';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

/**
 * Sends a form from its own IP address, so that no rate limit applies. Retries a 503, which a PostgreSQL
 * on a loaded machine causes when no connection is available in time.
 */
async function send(name: 'activityBook' | 'activityCancel', payload: object, sender: number) {
  const { method, path: url } = endpoints[name];
  const remoteAddress = `10.0.${Math.floor(sender / 250)}.${sender % 250}`;
  const request = { method, url, remoteAddress, payload };
  let response = await museum.app.inject(request);
  for (let retry = 0; response.statusCode === 503 && retry < 5; retry += 1) {
    response = await museum.app.inject(request);
  }
  return response;
}

const range = (length: number) => Array.from({ length }, (_, index) => index);
const phoneOf = (index: number) => `139${String(index).padStart(8, '0')}`;

function countStatuses(responses: readonly LightMyRequestResponse[]) {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

async function readBooked(slotId: string) {
  const { people } =
    (
      await museum.db
        .select({ people: sum(bookings.people).mapWith(Number) })
        .from(bookings)
        .where(eq(bookings.slotId, slotId))
    )[0] ?? {};
  const [row] = await museum.db.select().from(places).where(eq(places.slotId, slotId));
  return { people, taken: row?.taken };
}

test('a thousand concurrent bookings of a slot with twenty places give exactly twenty bookings', async () => {
  const forms = range(1_000).map((index) => ({
    activityId: 'talk',
    name: '林晚',
    consent: true,
    phone: phoneOf(index),
  }));
  const responses = await Promise.all(
    forms.map((form, index) => send('activityBook', form, index)),
  );
  expect(countStatuses(responses)).toEqual({ 200: 20, 409: 980 });
  const left = responses
    .filter(({ statusCode }) => statusCode === 200)
    .map((response) => response.json<{ data: { left: number } }>().data.left);
  expect(left.sort((one, other) => one - other)).toEqual(range(20));
  expect(await readBooked('activity/talk')).toEqual({ people: 20, taken: 20 });
}, 120_000);

test('concurrent bookings of groups never exceed the capacity', async () => {
  const slot = 'activity/saturdays.20261128';
  const forms = range(60).map((index) => ({
    activityId: 'saturdays.20261128',
    name: '林晚',
    consent: true,
    phone: phoneOf(2_000 + index),
    people: (index % 5) + 1,
  }));
  await Promise.all(forms.map((form, index) => send('activityBook', form, index)));
  const { people, taken } = await readBooked(slot);
  expect(taken).toBe(people);
  expect(taken).toBeLessThanOrEqual(12);
  expect(taken).toBeGreaterThanOrEqual(8);
});

test('fifty concurrent bookings of one phone number for one slot give one booking', async () => {
  const form = {
    activityId: 'saturdays.20261205',
    name: '林晚',
    consent: true,
    phone: phoneOf(3_001),
  };
  const responses = await Promise.all(
    range(50).map((sender) => send('activityBook', form, sender)),
  );
  expect(countStatuses(responses)).toEqual({ 200: 1, 409: 49 });
  expect(await readBooked('activity/saturdays.20261205')).toEqual({ people: 1, taken: 1 });
});

test('fifty concurrent requests with one request id give one booking and equal responses', async () => {
  const form = {
    activityId: 'saturdays.20261212',
    name: '林晚',
    consent: true,
    phone: phoneOf(3_011),
    people: 2,
    requestId: randomUUID(),
  };
  const responses = await Promise.all(
    range(50).map((sender) => send('activityBook', form, sender)),
  );
  expect(countStatuses(responses)).toEqual({ 200: 50 });
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(await readBooked('activity/saturdays.20261212')).toEqual({ people: 2, taken: 2 });
});

test('fifty concurrent cancellations of a booking release its places once', async () => {
  const phone = phoneOf(3_021);
  const form = { activityId: 'saturdays.20261219', name: '林晚', consent: true, phone, people: 5 };
  await send('activityBook', { ...form, phone: phoneOf(3_022), people: 6 }, 1);
  const { data } = (await send('activityBook', form, 1)).json<{ data: { id: string } }>();
  const cancel = { id: data.id, phone };
  const responses = await Promise.all(
    range(50).map((sender) => send('activityCancel', cancel, sender)),
  );
  expect(countStatuses(responses)).toEqual({ 200: 1, 409: 49 });
  expect((await readBooked('activity/saturdays.20261219')).taken).toBe(6);
});

test('the 61st booking within a minute from one address is rejected with 429', async () => {
  const responses = [];
  for (const index of range(61)) {
    const form = { activityId: 'nothing', name: '林晚', consent: true, phone: phoneOf(index) };
    responses.push(await send('activityBook', form, 5_000));
  }
  expect(countStatuses(responses)).toEqual({ 404: 60, 429: 1 });
  expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
