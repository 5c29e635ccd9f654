import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bookings, places } from '../db/schema';
import { HttpError } from '../http/http-error';
import { hasIdOrCode } from './reference-code';
import type { Slot } from './slot';

export interface CancelledBooking {
  activityId: string | null;
  /** Remaining number of taken places of the slot. */
  taken: number;
}

/**
 * Cancels a booking and releases its places.
 * @throws HttpError 404 if id or code and phone do not match, 409 if it is cancelled or has begun
 */
export async function cancelBooking(
  db: Database,
  kind: Slot['kind'],
  { id, phone }: { id: string; phone: string },
  now: Date,
): Promise<CancelledBooking> {
  const isBooking = and(
    hasIdOrCode(bookings, id),
    eq(bookings.phone, phone),
    eq(bookings.kind, kind),
  );
  return db.transaction(async (transaction) => {
    const [booking] = await transaction
      .update(bookings)
      .set({ cancelledAt: now })
      .where(and(isBooking, isNull(bookings.cancelledAt), gt(bookings.startAt, now)))
      .returning();
    if (!booking) {
      const [other] = await transaction.select().from(bookings).where(isBooking);
      throw cancellationError(other);
    }
    const [row] = await transaction
      .update(places)
      .set({ taken: sql`${places.taken} - ${booking.people}` })
      .where(eq(places.slotId, booking.slotId))
      .returning();
    return { activityId: booking.activityId, taken: row?.taken ?? 0 };
  });
}

function cancellationError(booking: { cancelledAt: Date | null } | undefined): HttpError {
  if (!booking) return new HttpError(404, (messages) => messages.receiptNotFound);
  return new HttpError(409, ({ alreadyCancelled, alreadyStarted }) =>
    booking.cancelledAt ? alreadyCancelled : alreadyStarted,
  );
}
