import { and, count, eq, gt, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bookings, places } from '../db/schema';
import { HttpError } from '../http/http-error';
import type { Consent } from '../privacy/consent';
import { limitsOf } from './phone-limits';
import { insertWithCode } from './reference-code';
import { placesLeft, placesTaken, readPlacesLeft, type Slot } from './slot';

/** What a booking of a class tells beside that of any visitor. */
type ClassColumns = Partial<
  Pick<typeof bookings.$inferInsert, 'school' | 'stage' | 'adults' | 'programme' | 'access'>
>;

/** The person who books, and the size of the group. */
export interface Guest extends Consent, ClassColumns {
  name: string;
  phone: string;
  people: number;
  note?: string | undefined;
  requestId?: string | undefined;
  memberId?: string | undefined;
}

export interface BookingResult {
  id: string;
  code: string;
  left: number;
}

/**
 * Books places of a slot in one transaction. Concurrency hazards: two visitors take the last place, one
 * phone number exceeds its limit in parallel, a form is sent again after a lost response. The database
 * prevents them: a counter row limited by the capacity, an advisory lock per phone number, a unique
 * index on the request id. `book.test.ts` covers all three.
 *
 * Errors reveal nothing about the bookings of a phone number: a full slot gives the same error to every
 * number, and all limits of a number give one message.
 * @throws HttpError 409
 */
export async function bookSlot(
  db: Database,
  slot: Slot,
  guest: Guest,
  now: Date,
): Promise<BookingResult & { isRepeat: boolean }> {
  return db.transaction(async (transaction) => {
    await lockPhone(transaction, guest.phone);
    const repeated = await findByRequestId(transaction, slot, guest);
    if (repeated) return { ...repeated, isRepeat: true };
    if (slot.startAt <= now) throw new HttpError(409, (messages) => messages.alreadyStarted);
    const wanted = placesTaken({ kind: slot.kind, people: guest.people });
    const left = (await readPlacesLeft(transaction, [slot]))(slot);
    if (left < wanted) throw slotFullError(left);
    await assertWithinLimits(transaction, slot, guest, now);
    const booking = await insertWithCode(transaction, bookings, (code) =>
      transaction
        .insert(bookings)
        .values({ ...guest, ...slotColumns(slot), code, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: bookings.id, code: bookings.code }),
    );
    // A concurrent request with another phone number has inserted this request id.
    if (!booking) throw new HttpError(409, (messages) => messages.requestIdReused);
    const taken = await takePlaces(transaction, slot, wanted);
    return { ...booking, left: placesLeft(slot.capacity, taken), isRepeat: false };
  });
}

/** Serialises the bookings of one phone number, so that its limits are checked against current rows. */
async function lockPhone(transaction: Database, phone: string): Promise<void> {
  const key = `booking ${phone}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/**
 * Asserts that a number may book a slot, beside the bookings to come that it holds.
 * @throws HttpError 409 if the number has already booked this slot or would exceed its limits
 */
async function assertWithinLimits(
  transaction: Database,
  slot: Slot,
  { phone, people }: Guest,
  now: Date,
): Promise<void> {
  const limits = limitsOf(slot.kind);
  const isOpen = and(
    eq(bookings.phone, phone),
    isNull(bookings.cancelledAt),
    gt(bookings.startAt, now),
    inArray(bookings.kind, limits.kinds),
  );
  const [held] = await transaction
    .select({
      bookings: count(),
      people: sql<number>`coalesce(${sum(bookings.people)}, 0)`.mapWith(Number),
      here: sql<number>`count(*) filter (where ${eq(bookings.slotId, slot.id)})`.mapWith(Number),
    })
    .from(bookings)
    .where(isOpen);
  if (!held) return;
  const isWithin =
    held.here === 0 && held.bookings < limits.bookings && held.people + people <= limits.people;
  if (!isWithin) throw new HttpError(409, (messages) => messages[limits.message]);
}

function slotColumns({ id, kind, startAt, endAt, activityId, language }: Slot) {
  return { slotId: id, kind, startAt, endAt, activityId, language };
}

/**
 * Increments the number of taken places within the capacity and returns the new number.
 * @throws HttpError 409 if there are too few places
 */
async function takePlaces(transaction: Database, slot: Slot, wanted: number): Promise<number> {
  const { id: slotId, capacity } = slot;
  const more = sql`${places.taken} + excluded.taken`;
  const [row] = await transaction
    .insert(places)
    .values({ slotId, taken: wanted })
    .onConflictDoUpdate({
      target: places.slotId,
      set: { taken: more },
      setWhere: sql`${more} <= ${capacity}`,
    })
    .returning({ taken: places.taken });
  if (row) return row.taken;
  throw slotFullError((await readPlacesLeft(transaction, [slot]))(slot));
}

function slotFullError(left: number): HttpError {
  return new HttpError(409, ({ fullyBooked, tooFewPlaces }) =>
    left === 0 ? fullyBooked : tooFewPlaces(left),
  );
}

/** The booking that an earlier request with the same id created. */
async function findByRequestId(
  transaction: Database,
  slot: Slot,
  { requestId, phone, people }: Guest,
): Promise<BookingResult | undefined> {
  if (!requestId) return undefined;
  const [sent] = await transaction.select().from(bookings).where(eq(bookings.requestId, requestId));
  if (!sent) return undefined;
  const isSamePhone = sent.phone === null || sent.phone === phone;
  if (sent.slotId !== slot.id || !isSamePhone || sent.people !== people) {
    throw new HttpError(409, (messages) => messages.requestIdReused);
  }
  if (sent.cancelledAt) throw new HttpError(409, (messages) => messages.alreadyCancelled);
  const { id, code } = sent;
  return { id, code, left: (await readPlacesLeft(transaction, [slot]))(slot) };
}
