import fc from 'fast-check';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingLimits } from '../../contract/shared/form-rules';
import { caseCount } from '../../scripts/lib/property-cases';
import { bookings, places } from '../db/schema';
import type { OpenDatabase } from '../db/database';
import { HttpError } from '../http/http-error';
import { openTestDatabase } from '../testing/test-database';
import { bookSlot } from './book';
import { cancelBooking } from './cancel';
import type { Slot } from './slot';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const now = new Date('2026-11-21T12:00:00+08:00');
const startAt = new Date('2026-11-28T14:00:00+08:00');
const endAt = new Date('2026-11-28T16:00:00+08:00');

const phones = ['13800000001', '13800000002', '13800000003', '13800000004'] as const;

type Operation =
  | { type: 'book'; slot: number; phone: string; people: number; request: number | undefined }
  | { type: 'cancel'; booking: number; phone: string };

/** What a visitor asks for: places of a slot, again with the id of an earlier request, or a cancellation. */
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('book' as const),
      slot: fc.constantFrom(0, 1),
      phone: fc.constantFrom(...phones),
      people: fc.integer({ min: 1, max: 6 }),
      request: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('cancel' as const),
      booking: fc.nat({ max: 7 }),
      phone: fc.constantFrom(...phones),
    }),
  },
);

/** Rounds of operations that are sent at the same time. */
const rounds = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});
const capacities = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }));

let caseNumber = 0;

test(
  'bookings and cancellations in any interleaving keep the capacity and the limits of a phone',
  async () => {
    await fc.assert(
      fc.asyncProperty(capacities, rounds, fc.constantFrom('activity', 'admission'), runCase),
      { numRuns: caseCount(40) },
    );
  },
  caseCount(40) * 2_000,
);

async function runCase(
  sizes: readonly [number, number],
  sent: readonly (readonly Operation[])[],
  kind: 'activity' | 'admission',
): Promise<void> {
  const { db } = database;
  caseNumber += 1;
  const prefix = `model/${caseNumber}`;
  const slots = sizes.map((capacity, index): Slot => ({
    kind,
    id: `${prefix}/${index}`,
    capacity,
    startAt,
    endAt,
  }));
  // Bookings of an earlier case would count against the limits of the phones.
  await db.delete(bookings);
  const acknowledged: { id: string; phone: string; people: number; slot: number }[] = [];
  const repeated: string[] = [];
  const cancelled = new Set<string>();

  const run = async (each: Operation) => {
    if (each.type === 'cancel') {
      const booking = acknowledged[each.booking];
      if (!booking) return;
      const { id } = booking;
      await cancelBooking(db, kind, { id, phone: each.phone }, now);
      expect(each.phone).toBe(booking.phone);
      expect(cancelled.has(id)).toBe(false);
      cancelled.add(id);
      return;
    }
    const { slot: index, phone, people, request } = each;
    const slot = slots[index];
    if (!slot) return;
    const requestId =
      request === undefined
        ? undefined
        : `00000000-0000-4000-8000-${String(caseNumber * 10 + request).padStart(12, '0')}`;
    const guest = { name: '林晚', phone, people, requestId, consentedAt: now, noticeVersion: null };
    const { id, isRepeat, left } = await bookSlot(db, slot, guest, now);
    expect(left).toBeGreaterThanOrEqual(0);
    if (isRepeat) repeated.push(id);
    else acknowledged.push({ id, phone, people, slot: index });
  };

  for (const round of sent) {
    const outcomes = await Promise.allSettled(round.map(run));
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      const error: unknown = outcome.reason;
      if (!(error instanceof HttpError)) throw error;
      expect([404, 409]).toContain(error.status);
    }
    const open = await db
      .select()
      .from(bookings)
      .where(and(isNull(bookings.cancelledAt), eq(bookings.kind, kind)));
    expect(acknowledged.map(({ id }) => id)).toEqual(expect.arrayContaining(repeated));
    // Exactly what was acknowledged, and not cancelled, is stored.
    const expected = acknowledged.filter(({ id }) => !cancelled.has(id));
    expect(open.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    for (const [index, slot] of slots.entries()) {
      const [row] = await db.select().from(places).where(eq(places.slotId, slot.id));
      const booked = open
        .filter(({ slotId }) => slotId === slot.id)
        .reduce((sum, { people }) => sum + people, 0);
      expect(row?.taken ?? 0).toBe(booked);
      expect(booked).toBeLessThanOrEqual(sizes[index] ?? 0);
    }
    for (const phone of phones) {
      const own = open.filter((booking) => booking.phone === phone);
      expect(own.length).toBeLessThanOrEqual(bookingLimits.bookings);
      expect(own.reduce((sum, { people }) => sum + people, 0)).toBeLessThanOrEqual(
        bookingLimits.people,
      );
      expect(new Set(own.map(({ slotId }) => slotId)).size).toBe(own.length);
    }
  }
}
