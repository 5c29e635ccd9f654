import { desc, eq, sql, sum } from 'drizzle-orm';
import type { PointsAccount } from '../../contract/schemas/points';
import { museumDateTime } from '../../contract/shared/museum-time';
import { pointsByAction, type ActionCode } from '../../contract/shared/points';
import type { Database } from '../db/database';
import { favourites, points } from '../db/schema';

/** Maximum number of ledger rows in a response. */
const shownRecords = 1000;

/**
 * Adds points for an action once per occurrence. Risks: a repeated or concurrent report earns twice, a
 * report without an action earns, a favourite that is removed and added again earns again.
 * `points-calls.test.ts` covers each.
 */
export async function addPoints(
  db: Database,
  memberId: string,
  { actionCode, occurrence }: { actionCode: ActionCode; occurrence: string },
  now: Date,
): Promise<void> {
  const row = {
    memberId,
    actionCode,
    occurrence,
    points: pointsByAction[actionCode],
    createdAt: now,
  };
  await db.insert(points).values(row).onConflictDoNothing();
}

/** Adds points for all favourites without points: a report does not name the favourite. */
export async function addFavouritePoints(db: Database, memberId: string, now: Date): Promise<void> {
  const things = sql`${favourites.kind} || '/' || ${favourites.contentId}`;
  await bookAll(
    db,
    'R003',
    now,
    sql`${things} as occurrence, ${favourites.memberId} as member_id
    from ${favourites} where ${favourites.memberId} = ${memberId}`,
  );
}

/** Adds R007 for every R002 of a member; R002 is added with the rating, once per page and day. */
export async function addRatingPoints(db: Database, memberId: string, now: Date): Promise<void> {
  await bookAll(
    db,
    'R007',
    now,
    sql`earned.occurrence, earned.member_id
    from ${points} earned where earned.member_id = ${memberId} and earned.action_code = 'R002'`,
  );
}

async function bookAll(
  db: Database,
  actionCode: ActionCode,
  now: Date,
  occurrences: ReturnType<typeof sql>,
): Promise<void> {
  await db.execute(sql`
    insert into ${points} (member_id, action_code, occurrence, points, created_at)
    select done.member_id, ${actionCode}, done.occurrence, ${pointsByAction[actionCode]}, ${now.toISOString()}::timestamptz
    from (select ${occurrences}) done
    on conflict do nothing`);
}

export async function readPointsAccount(db: Database, memberId: string): Promise<PointsAccount> {
  const isOwn = eq(points.memberId, memberId);
  const [total] = await db
    .select({ balance: sum(points.points) })
    .from(points)
    .where(isOwn);
  const records = await db
    .select({
      actionCode: points.actionCode,
      points: points.points,
      createdAt: points.createdAt,
    })
    .from(points)
    .where(isOwn)
    .orderBy(desc(points.createdAt), points.id)
    .limit(shownRecords);
  return {
    balance: Number(total?.balance ?? 0),
    records: records.map((record) => ({ ...record, createdAt: museumDateTime(record.createdAt) })),
  };
}
