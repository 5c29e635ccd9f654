import { and, count, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import { bookingLimits } from '../../contract/form-rules';
import type { Database } from '../db/database';
import { bookings, places } from '../db/schema';
import { CallFailure } from '../http/failure';
import { placesLeft, readPlacesLeft, type Slot } from './slot';

/** Who books, and for how many. */
export interface Guest {
  name: string;
  phone: string;
  people: number;
  note?: string | undefined;
  requestId?: string | undefined;
  memberId?: string | undefined;
}

export interface Booked {
  id: string;
  left: number;
}

/**
 * Books places, all in one transaction. What can go wrong: two visitors take the last place, one phone
 * number books more than its share in the same moment, a form is sent again because its answer was lost.
 * The database decides each: a row that counts what is taken and never passes the capacity, a lock a
 * phone number, an index that holds a request once. `book.test.ts` races all three.
 *
 * A refusal never tells what a phone number holds: a full slot is full for every number, and all that
 * speaks against a number gives one message.
 * @throws CallFailure 409.
 */
export async function book(
  db: Database,
  slot: Slot,
  guest: Guest,
  now: Date,
): Promise<Booked & { isRepeat: boolean }> {
  return db.transaction(async (transaction) => {
    await lockPhone(transaction, guest.phone);
    const sent = await findSent(transaction, slot, guest);
    if (sent) return { ...sent, isRepeat: true };
    if (slot.startAt <= now) throw new CallFailure(409, (messages) => messages.begun);
    const left = (await readPlacesLeft(transaction, [slot]))(slot);
    if (left < guest.people) throw noRoom(left);
    await refuseBeyondShare(transaction, slot, guest, now);
    const [booking] = await transaction
      .insert(bookings)
      .values({ ...guest, ...described(slot), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: bookings.id });
    // Another number has sent this request id since it was looked for.
    if (!booking) throw new CallFailure(409, (messages) => messages.sentOtherwise);
    const taken = await takePlaces(transaction, slot, guest.people);
    return { id: booking.id, left: placesLeft(slot.capacity, taken), isRepeat: false };
  });
}

/** Bookings with one phone number wait for each other, so that what it holds is counted truly. */
async function lockPhone(transaction: Database, phone: string): Promise<void> {
  const key = `booking ${phone}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** @throws CallFailure 409 where the number holds this slot already, or its share would be passed. */
async function refuseBeyondShare(
  transaction: Database,
  slot: Slot,
  { phone, people }: Guest,
  now: Date,
): Promise<void> {
  const isOpen = and(
    eq(bookings.phone, phone),
    isNull(bookings.cancelledAt),
    gt(bookings.startAt, now),
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
    held.here === 0 &&
    held.bookings < bookingLimits.bookings &&
    held.people + people <= bookingLimits.people;
  if (!isWithin) throw new CallFailure(409, (messages) => messages.beyondShare);
}

function described({ id, kind, startAt, endAt, activityId, language }: Slot) {
  return { slotId: id, kind, startAt, endAt, activityId, language };
}

/** Counts the places as taken, unless that were too many, and gives how many are taken then. */
async function takePlaces(transaction: Database, slot: Slot, people: number): Promise<number> {
  const { id: slotId, capacity } = slot;
  const more = sql`${places.taken} + excluded.taken`;
  const [row] = await transaction
    .insert(places)
    .values({ slotId, taken: people })
    .onConflictDoUpdate({
      target: places.slotId,
      set: { taken: more },
      setWhere: sql`${more} <= ${capacity}`,
    })
    .returning({ taken: places.taken });
  if (row) return row.taken;
  throw noRoom((await readPlacesLeft(transaction, [slot]))(slot));
}

function noRoom(left: number): CallFailure {
  return new CallFailure(409, ({ full, nearlyFull }) => (left === 0 ? full : nearlyFull(left)));
}

/** The booking that the same form has made already. */
async function findSent(
  transaction: Database,
  slot: Slot,
  { requestId, phone, people }: Guest,
): Promise<Booked | undefined> {
  if (!requestId) return undefined;
  const [sent] = await transaction.select().from(bookings).where(eq(bookings.requestId, requestId));
  if (!sent) return undefined;
  if (sent.slotId !== slot.id || sent.phone !== phone || sent.people !== people) {
    throw new CallFailure(409, (messages) => messages.sentOtherwise);
  }
  if (sent.cancelledAt) throw new CallFailure(409, (messages) => messages.takenBackBefore);
  return { id: sent.id, left: (await readPlacesLeft(transaction, [slot]))(slot) };
}
