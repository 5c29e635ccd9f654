import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bookings, members, places } from '../db/schema';
import { erasedGuest } from '../privacy/erased-values';

/**
 * Erases a member for good (PIPL, article 47). Bookings to come are cancelled and release their places; all bookings
 * lose name, phone and note. Foreign keys delete favourites, points and sessions, and detach ratings and bookings.
 */
export async function eraseMember(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = eq(bookings.memberId, id);
    const cancelled = await tx
      .update(bookings)
      .set({ cancelledAt: now })
      .where(and(isOwn, isNull(bookings.cancelledAt), gt(bookings.startAt, now)))
      .returning({ slotId: bookings.slotId, people: bookings.people });
    for (const { slotId, people } of cancelled) {
      await tx
        .update(places)
        .set({ taken: sql`${places.taken} - ${people}` })
        .where(eq(places.slotId, slotId));
    }
    await tx.update(bookings).set(erasedGuest).where(isOwn);
    await tx.delete(members).where(eq(members.id, id));
  });
}
