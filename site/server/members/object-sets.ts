import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ObjectSet, SharedObjectSet } from '../../contract/schemas/object-set';
import { museumDateTime } from '../../contract/shared/museum-time';
import type { Database } from '../db/database';
import { members, objectSets } from '../db/schema';

type Row = typeof objectSets.$inferSelect;

/** The condition of a member’s own set. */
export const isOwnSet = (memberId: string, id: string) =>
  and(eq(objectSets.memberId, memberId), eq(objectSets.id, id));

/** The response about a set. */
export function toObjectSet({ id, name, items, version, updatedAt, shareToken }: Row): ObjectSet {
  return {
    ...{ id, name, items, version },
    updatedAt: museumDateTime(updatedAt),
    ...(shareToken !== null && { shareToken }),
  };
}

export async function readObjectSets(db: Database, memberId: string): Promise<ObjectSet[]> {
  const rows = await db
    .select()
    .from(objectSets)
    .where(eq(objectSets.memberId, memberId))
    .orderBy(desc(objectSets.updatedAt), objectSets.id);
  return rows.map(toObjectSet);
}

/** Sets the token of a member’s set where it has another state; `undefined` without such a set. */
export async function shareObjectSet(
  db: Database,
  { memberId, id, token }: { memberId: string; id: string; token: string | null },
): Promise<ObjectSet | undefined> {
  const shareToken = token === null ? null : sql`coalesce(${objectSets.shareToken}, ${token})`;
  const [row] = await db
    .update(objectSets)
    .set({ shareToken })
    .where(isOwnSet(memberId, id))
    .returning();
  return row && toObjectSet(row);
}

/** The set with a token; none of a member whose account is locked. */
export async function readSharedSet(
  db: Database,
  token: string,
): Promise<SharedObjectSet | undefined> {
  const { name, items, updatedAt } = objectSets;
  const [row] = await db
    .select({ name, items, updatedAt })
    .from(objectSets)
    .innerJoin(members, eq(members.id, objectSets.memberId))
    .where(and(eq(objectSets.shareToken, token), isNull(members.lockedAt)));
  return row && { ...row, updatedAt: museumDateTime(row.updatedAt) };
}
