import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { favourites, members } from '../../db/schema';
import type { Thing } from './find-thing';

function named(memberId: string, { kind, contentId }: Thing) {
  return and(
    eq(favourites.memberId, memberId),
    eq(favourites.kind, kind),
    eq(favourites.contentId, contentId),
  );
}

export async function isFavourite(db: Database, memberId: string, thing: Thing): Promise<boolean> {
  return (await db.$count(favourites, named(memberId, thing))) > 0;
}

/**
 * Adds a thing, or takes it away, and says whether it is there now. The member's clicks wait for each
 * other, so that each counts, and an even number of them leaves everything as it was.
 */
export async function toggleFavourite(
  db: Database,
  memberId: string,
  thing: Thing,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    const removed = await tx
      .delete(favourites)
      .where(named(memberId, thing))
      .returning({ kind: favourites.kind });
    if (removed.length > 0) return false;
    await tx.insert(favourites).values({ memberId, ...thing, createdAt: now });
    return true;
  });
}
