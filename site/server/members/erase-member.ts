import { and, eq, gt, isNull } from 'drizzle-orm';
import { releasePlaces } from '../booking/release-places';
import type { Database } from '../db/database';
import { bookings, members } from '../db/schema';
import { erasedGuest } from '../privacy/erased-values';

/**
 * Erases a member for good (PIPL, article 47). Bookings to come are cancelled and release their places; all bookings
 * lose what identifies a person. Foreign keys delete favourites, points and sessions, and detach ratings and bookings.
 */
export async function eraseMember(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = eq(bookings.memberId, id);
    const cancelled = await tx
      .update(bookings)
      .set({ cancelledAt: now })
      .where(and(isOwn, isNull(bookings.cancelledAt), gt(bookings.startAt, now)))
      .returning({ kind: bookings.kind, slotId: bookings.slotId, people: bookings.people });
    for (const booking of cancelled) await releasePlaces(tx, booking);
    await tx.update(bookings).set(erasedGuest).where(isOwn);
    await tx.delete(members).where(eq(members.id, id));
  });
}
