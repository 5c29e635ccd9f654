import { eq, sql } from 'drizzle-orm';
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
 * Books places, all in one transaction. What can go wrong: two visitors take the last place, one
 * books twice in the same moment, a form is sent again because its answer was lost. The database
 * decides each: a row that counts what is taken and never passes the capacity, an index that holds
 * a phone once a slot, another that holds a request once. `book.test.ts` races all three.
 * @throws CallFailure 409.
 */
export async function book(db: Database, slot: Slot, guest: Guest, now: Date): Promise<Booked> {
  return db.transaction(async (transaction) => {
    const [booking] = await transaction
      .insert(bookings)
      .values({ ...guest, ...described(slot), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: bookings.id });
    if (!booking) return findSent(transaction, slot, guest);
    if (slot.startAt <= now) throw new CallFailure(409, (messages) => messages.begun);
    const taken = await takePlaces(transaction, slot, guest.people);
    return { id: booking.id, left: placesLeft(slot.capacity, taken) };
  });
}

function described({ id, kind, startAt, endAt, activityId, language }: Slot) {
  return { slotId: id, kind, startAt, endAt, activityId, language };
}

/** Counts the places as taken, unless that were too many, and gives how many are taken then. */
async function takePlaces(transaction: Database, slot: Slot, people: number): Promise<number> {
  const { id: slotId, capacity } = slot;
  const more = sql`${places.taken} + excluded.taken`;
  const rows =
    people > capacity
      ? []
      : await transaction
          .insert(places)
          .values({ slotId, taken: people })
          .onConflictDoUpdate({
            target: places.slotId,
            set: { taken: more },
            setWhere: sql`${more} <= ${capacity}`,
          })
          .returning({ taken: places.taken });
  const [row] = rows;
  if (row) return row.taken;
  const left = (await readPlacesLeft(transaction, [slot]))(slot);
  throw new CallFailure(409, ({ full, nearlyFull }) => (left === 0 ? full : nearlyFull(left)));
}

/** The booking that the same form has made already, where that is why it cannot be made. */
async function findSent(transaction: Database, slot: Slot, guest: Guest): Promise<Booked> {
  const { requestId } = guest;
  const [sent] = requestId
    ? await transaction.select().from(bookings).where(eq(bookings.requestId, requestId))
    : [];
  if (!sent) throw new CallFailure(409, (messages) => messages.bookedBefore);
  if (sent.slotId !== slot.id || sent.phone !== guest.phone || sent.people !== guest.people) {
    throw new CallFailure(409, (messages) => messages.sentOtherwise);
  }
  if (sent.cancelledAt) throw new CallFailure(409, (messages) => messages.takenBackBefore);
  return { id: sent.id, left: (await readPlacesLeft(transaction, [slot]))(slot) };
}
