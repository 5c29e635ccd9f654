import { and, eq, isNull } from 'drizzle-orm';
import { releasePlaces } from '../../booking/release-places';
import type { Database } from '../../db/database';
import { bookings, deskEvents } from '../../db/schema';
import { HttpError, recordNotFound } from '../../http/http-error';

/**
 * Cancels a booking for the museum, with a reason. Name and phone number stay, so that the visitor can be told.
 * @throws HttpError 404 for an unknown booking, 409 for one that is cancelled
 */
export async function cancelBookingByStaff(
  db: Database,
  { id, reason, staffName }: { id: string; reason: string; staffName: string },
  now: Date,
): Promise<void> {
  const [booking] = await db
    .update(bookings)
    .set({ cancelledAt: now })
    .where(and(eq(bookings.id, id), isNull(bookings.cancelledAt)))
    .returning({ kind: bookings.kind, slotId: bookings.slotId, people: bookings.people });
  if (!booking) {
    const isKnown = (await db.$count(bookings, eq(bookings.id, id))) > 0;
    if (!isKnown) throw recordNotFound('id', id);
    throw new HttpError(409, (messages) => messages.alreadyCancelled);
  }
  await releasePlaces(db, booking);
  await db.insert(deskEvents).values({
    kind: booking.kind,
    itemId: id,
    at: now,
    staffName,
    event: 'cancelled',
    text: reason,
  });
}
