import { and, eq, gt, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '../../contract/shared/endpoints';
import { bookings } from '../db/schema';
import { fixtureToday } from '../testing/fixture-pack';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

type Booking = 'activityBook' | 'activityCancel' | 'docentBook' | 'docentCancel';
let senders = 0;
/** Sends a form, by default each time from another address. */
async function send(name: Booking, payload: object, remoteAddress?: string) {
  senders += 1;
  const { method, path: url } = endpoints[name];
  const own = `10.1.${Math.floor(senders / 250)}.${senders % 250}`;
  const response = await museum.app.inject({
    ...{ method, url, payload: { siteId: '2', name: '林晚', consent: true, ...payload } },
    remoteAddress: remoteAddress ?? own,
  });
  const { msg, data } = response.json<{ msg: string; data: { id: string } | null }>();
  return { status: response.statusCode, msg, id: data?.id ?? '', headers: response.headers };
}

let numbers = 0;
const newPhone = () => `137${String((numbers += 1)).padStart(8, '0')}`;

const tour = { time: '10:30', language: 'zh', people: 1 };
const saturdays = (day: string) => ({ activityId: `saturdays.${day}` });

async function openBookings(phone: string) {
  const isOpen = and(
    eq(bookings.phone, phone),
    isNull(bookings.cancelledAt),
    gt(bookings.startAt, fixtureToday),
  );
  return museum.db.$count(bookings, isOpen);
}

test('a phone number can have two future bookings of activities and tours together', async () => {
  const phone = newPhone();
  const first = await send('activityBook', { phone, ...saturdays('20261128') });
  expect(first.status).toBe(200);
  expect((await send('docentBook', { phone, ...tour, day: '2026-11-25' })).status).toBe(200);
  const third = await send('docentBook', { phone, ...tour, day: '2026-11-26' });
  expect(third.status).toBe(409);
  expect((await send('activityBook', { phone, ...saturdays('20261205') })).status).toBe(409);
  // A cancelled booking does not count towards the limit.
  await send('activityCancel', { id: first.id, phone });
  expect((await send('docentBook', { phone, ...tour, day: '2026-11-26' })).status).toBe(200);
  expect(await openBookings(phone)).toBe(2);
});

test('the bookings of a phone number are looked up with an index', async () => {
  let plan = '';
  const trial = museum.db.transaction(async (transaction) => {
    await transaction.execute(
      `insert into bookings (id, code, kind, slot_id, start_at, end_at, name, phone, people, created_at)
       select gen_random_uuid(), n::text, 'docent', 'slot-' || n, now() + interval '1 day', now() + interval '1 day',
         '林晚', '136' || lpad(n::text, 8, '0'), 1, now()
       from generate_series(1, 5000) n`,
    );
    await transaction.execute('analyze bookings');
    const explained = await transaction.execute(
      `explain select count(*) from bookings
       where phone = '13600000042' and cancelled_at is null and start_at > now()`,
    );
    plan = JSON.stringify(explained);
    transaction.rollback();
  });
  await expect(trial).rejects.toThrow('Rollback');
  expect(plan).toContain('using bookings_of_phone');
});

test('a phone number can book for six people in total', async () => {
  const phone = newPhone();
  const book = (people: number, day: string) => send('docentBook', { ...tour, phone, people, day });
  expect((await book(4, '2026-11-27')).status).toBe(200);
  expect((await book(3, '2026-11-28')).status).toBe(409);
  expect((await book(2, '2026-11-28')).status).toBe(200);
});

test('fifty concurrent bookings of a phone number for different slots give two bookings', async () => {
  const phone = newPhone();
  const days = Array.from(
    { length: 25 },
    (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`,
  );
  const sent = await Promise.all([
    ...days.map((day) => send('docentBook', { ...tour, phone, day, time: '13:30' })),
    ...days.map((day) => send('docentBook', { ...tour, phone, day, time: '15:00' })),
  ]);
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await openBookings(phone)).toBe(2);
});

test('the error is the same for a number with a booking of the slot and one with other bookings', async () => {
  const attending = newPhone();
  await send('docentBook', { ...tour, phone: attending, day: '2026-12-08', time: '13:30' });
  const elsewhere = newPhone();
  for (const day of ['2026-12-09', '2026-12-10']) {
    await send('docentBook', { ...tour, phone: elsewhere, day, time: '13:30' });
  }
  const book = (phone: string) =>
    send('docentBook', { ...tour, phone, day: '2026-12-08', time: '13:30' });
  const [one, other] = [await book(attending), await book(elsewhere)];
  expect([one.status, one.msg]).toEqual([other.status, other.msg]);
  expect(one.status).toBe(409);
});

test('a full slot gives the same error to a number with and one without a booking of it', async () => {
  const attending = newPhone();
  const small = { activityId: 'small-room' };
  await send('activityBook', { phone: attending, ...small, people: 3 });
  const [known, stranger] = [
    await send('activityBook', { phone: attending, ...small }),
    await send('activityBook', { phone: newPhone(), ...small }),
  ];
  expect([known.status, known.msg]).toEqual([stranger.status, stranger.msg]);
  expect(known.msg).toContain('full');
});

test('tour bookings from one network with different phone numbers are limited per day', async () => {
  let booked = 0;
  let refused: Awaited<ReturnType<typeof send>> | undefined;
  for (let day = 11; day <= 20; day += 1) {
    for (const time of ['09:30', '10:30', '15:00']) {
      const host = `2001:db8:7:7::${(booked + 1).toString(16)}`;
      const form = { ...tour, phone: newPhone(), day: `2026-12-${day}`, time, people: 6 };
      const response = await send('docentBook', form, host);
      if (response.status === 200) booked += 1;
      if (response.status === 429) refused = response;
    }
  }
  expect(booked).toBe(10);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_600);
  expect(refused?.msg).toContain('network');
  const other = await send('docentBook', { ...tour, phone: newPhone(), day: '2026-12-20' });
  expect(other.status).toBe(200);
});

test('a rejected or repeated tour booking does not count for its network', async () => {
  const address = '203.0.113.77';
  const form = { ...tour, day: '2026-12-02', people: 6 };
  const phone = newPhone();
  const requestId = '6a1f3c52-8f6e-4a53-9d0e-3f1f8c0f7b11';
  for (let attempt = 0; attempt < 15; attempt += 1) {
    expect((await send('docentBook', { ...form, phone, requestId }, address)).status).toBe(200);
    expect((await send('docentBook', { ...form, phone }, address)).status).toBe(409);
  }
  const response = await send('docentBook', { ...form, phone: newPhone() }, address);
  expect(response.status).toBe(200);
});
