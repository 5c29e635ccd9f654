import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { places } from '../db/schema';

/** Frees the places of a cancelled booking; returns the remaining number of taken places of its slot. */
export async function releasePlaces(
  transaction: Database,
  { slotId, people }: { slotId: string; people: number },
): Promise<number> {
  const [row] = await transaction
    .update(places)
    .set({ taken: sql`${places.taken} - ${people}` })
    .where(eq(places.slotId, slotId))
    .returning();
  return row?.taken ?? 0;
}
