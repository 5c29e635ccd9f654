import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { places, type bookings } from '../db/schema';
import { placesTaken } from './slot';

/** Frees the places of a cancelled booking; returns the remaining number of taken places of its slot. */
export async function releasePlaces(
  transaction: Database,
  booking: Pick<typeof bookings.$inferSelect, 'kind' | 'slotId' | 'people'>,
): Promise<number> {
  const [row] = await transaction
    .update(places)
    .set({ taken: sql`${places.taken} - ${placesTaken(booking)}` })
    .where(eq(places.slotId, booking.slotId))
    .returning();
  return row?.taken ?? 0;
}
