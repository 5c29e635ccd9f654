import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { endpoints } from '../../contract/shared/endpoints';
import { bookings } from '../db/schema';
import { fixtureToday } from '../testing/fixture-pack';
import { temporaryFolder } from '../testing/temporary-folder';
import { locationsIn } from '../testing/test-locations';
import { useTestMuseum } from '../testing/test-museum';
import {
  createBookingVerification,
  loadBookingVerifier,
  type BookingVerifier,
} from './booking-verifier';

const museum = useTestMuseum();
const rejection = { zh: '请回复短信后再预约。', en: 'Answer the message, then book again.' };

/** Books a tour at a museum with a verifier. */
async function bookTour(bookingVerifier: BookingVerifier, siteId = '2') {
  const app = await createApp({
    ...{ db: museum.db, bookingVerifier, clock: () => fixtureToday },
    ...{ locations: locationsIn(museum.folder), mediaDir: museum.folder },
  });
  const { method, path: url } = endpoints.docentBook;
  const tour = { day: '2026-11-25', time: '10:30', language: 'en', people: 2 };
  const payload = {
    siteId,
    ...tour,
    name: '林晚',
    phone: '13700000001',
    note: 'by train',
    consent: true,
  };
  const response = await app.inject({ method, url, payload });
  await app.close();
  return { status: response.statusCode, msg: response.json<{ msg: string }>().msg };
}

test('a rejected booking is not stored, and the visitor reads why in the language of the site', async () => {
  const verifier = vi.fn<BookingVerifier>(() => Promise.resolve(rejection));
  expect(await bookTour(verifier)).toEqual({ status: 403, msg: rejection.en });
  expect(await bookTour(verifier, '1')).toEqual({ status: 403, msg: rejection.zh });
  expect(await museum.db.$count(bookings)).toBe(0);
});

test('an accepted booking is stored; the verifier learns neither name nor note', async () => {
  const verifier = vi.fn<BookingVerifier>(() => Promise.resolve(undefined));
  expect((await bookTour(verifier)).status).toBe(200);
  expect(await museum.db.$count(bookings)).toBe(1);
  expect(verifier.mock.calls[0]?.[0]).toEqual({
    kind: 'docent',
    startAt: new Date('2026-11-25T10:30:00+08:00'),
    people: 2,
    phone: '13700000001',
    memberId: undefined,
  });
});

const booking = {
  ...({ kind: 'activity', startAt: fixtureToday, people: 1 } as const),
  ...{ phone: '13700000002', memberId: undefined },
};

test.each<[string, BookingVerifier]>([
  ['fails', () => Promise.reject(new Error('the gateway is down'))],
  ['does not answer in time', () => new Promise(() => undefined)],
])('a booking is rejected with 503 when the verifier %s', async (_, verifier) => {
  const verify = createBookingVerification(verifier, 50);
  await expect(verify(booking, 'zh')).rejects.toMatchObject({ status: 503 });
});

test('a verifier is the default export of a module', async () => {
  const folder = temporaryFolder('verifier');
  const [good, bad] = ['good.mjs', 'bad.mjs'].map((name) => join(folder, name));
  writeFileSync(String(good), 'export default async () => undefined;');
  writeFileSync(String(bad), 'export const verify = 1;');
  const verify = createBookingVerification(await loadBookingVerifier(String(good)));
  await expect(verify(booking, 'zh')).resolves.toBeUndefined();
  await expect(loadBookingVerifier(String(bad))).rejects.toThrow(/no function as default export/);
});
