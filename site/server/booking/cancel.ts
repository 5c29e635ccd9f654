import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { museumDay } from '../../contract/shared/museum-time';
import type { Database } from '../db/database';
import { bookings } from '../db/schema';
import { HttpError } from '../http/http-error';
import { erasedGuest } from '../privacy/erased-values';
import { hasIdOrCode } from './reference-code';
import { releasePlaces } from './release-places';
import type { Slot } from './slot';

export interface CancelledBooking {
  slotId: string;
  activityId: string | null;
  /** Day of the visit in the museum's time zone. */
  day: string;
  /** Remaining number of taken places of the slot. */
  taken: number;
}

/**
 * Cancels a booking, releases its places and erases the visitor's data. Of a cancelled booking no phone is left
 * to compare: its id or code is enough for the answer that it is cancelled.
 * @throws HttpError 404 if id or code and phone do not match, 409 if it is cancelled or has begun
 */
export async function cancelBooking(
  db: Database,
  kind: Slot['kind'],
  { id, phone }: { id: string; phone: string },
  now: Date,
): Promise<CancelledBooking> {
  const isErased = and(isNotNull(bookings.cancelledAt), isNull(bookings.phone));
  const isBooking = and(
    hasIdOrCode(bookings, id),
    or(eq(bookings.phone, phone), isErased),
    eq(bookings.kind, kind),
  );
  return db.transaction(async (transaction) => {
    const [booking] = await transaction
      .update(bookings)
      .set({ ...erasedGuest, cancelledAt: now })
      .where(and(isBooking, isNull(bookings.cancelledAt), gt(bookings.startAt, now)))
      .returning();
    if (!booking) {
      const [other] = await transaction.select().from(bookings).where(isBooking);
      throw cancellationError(other);
    }
    const taken = await releasePlaces(transaction, booking);
    const { slotId, activityId, startAt } = booking;
    return { slotId, activityId, day: museumDay(startAt), taken };
  });
}

function cancellationError(booking: { cancelledAt: Date | null } | undefined): HttpError {
  if (!booking) return new HttpError(404, (messages) => messages.receiptNotFound);
  return new HttpError(409, ({ alreadyCancelled, alreadyStarted }) =>
    booking.cancelledAt ? alreadyCancelled : alreadyStarted,
  );
}
