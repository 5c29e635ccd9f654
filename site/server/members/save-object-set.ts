import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { CallInput } from '../../contract/schemas';
import type { ObjectSet } from '../../contract/schemas/object-set';
import { objectSetLimits } from '../../contract/shared/object-sets';
import type { Database } from '../db/database';
import { members, objectSets } from '../db/schema';
import { HttpError } from '../http/http-error';
import { isOwnSet, toObjectSet } from './object-sets';

type Saved = Pick<CallInput<'objectSetSave'>, 'id' | 'name' | 'items' | 'version'>;

/**
 * Creates or replaces a set of a member. The row lock on the member serialises changes of two devices, so that the limit
 * holds and the later one is refused. A repeated request, whose answer was lost, finds its own content and is answered again.
 */
export async function saveObjectSet(
  db: Database,
  memberId: string,
  { id, name, items, version }: Saved,
  now: Date,
): Promise<ObjectSet> {
  return db.transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    const [stored] = await tx.select().from(objectSets).where(isOwnSet(memberId, id));
    if (stored?.name === name && isDeepStrictEqual(stored.items, items)) return toObjectSet(stored);
    if ((stored?.version ?? 0) !== version) {
      throw new HttpError(409, (messages) => messages.objectSetChanged);
    }
    const changed = { name, items, version: version + 1, updatedAt: now };
    if (!stored) await assertRoom(tx, memberId);
    const [row] = stored
      ? await tx.update(objectSets).set(changed).where(isOwnSet(memberId, id)).returning()
      : await tx
          .insert(objectSets)
          .values({ memberId, id, ...changed, createdAt: now })
          .returning();
    if (!row) throw new TypeError('The statement returned no set.');
    return toObjectSet(row);
  });
}

async function assertRoom(db: Database, memberId: string): Promise<void> {
  const count = await db.$count(objectSets, eq(objectSets.memberId, memberId));
  if (count >= objectSetLimits.sets) {
    throw new HttpError(409, (messages) => messages.tooManyObjectSets(objectSetLimits.sets));
  }
}
