import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { favourites, members } from '../../db/schema';
import type { FavouriteTarget } from './find-favourite-target';

function isSame(memberId: string, { kind, contentId }: FavouriteTarget) {
  return and(
    eq(favourites.memberId, memberId),
    eq(favourites.kind, kind),
    eq(favourites.contentId, contentId),
  );
}

export async function isFavourite(
  db: Database,
  memberId: string,
  thing: FavouriteTarget,
): Promise<boolean> {
  return (await db.$count(favourites, isSame(memberId, thing))) > 0;
}

/**
 * Toggles a favourite; resolves to the new state. The row lock on the member serialises concurrent clicks,
 * so that each counts.
 */
export async function toggleFavourite(
  db: Database,
  memberId: string,
  thing: FavouriteTarget,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    const removed = await tx
      .delete(favourites)
      .where(isSame(memberId, thing))
      .returning({ kind: favourites.kind });
    if (removed.length > 0) return false;
    await tx.insert(favourites).values({ memberId, ...thing, createdAt: now });
    return true;
  });
}
