import { and, inArray, isNotNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bookings, deskEvents, lostFoundReports, ratings, volunteers } from '../db/schema';
import { erasedApplication, erasedGuest, erasedReport } from './erased-values';
import { retentionKinds, type RetentionDays, type RetentionKind } from './retention-days';

/** Number of records by kind. */
export type ErasedCounts = Readonly<Record<RetentionKind, number>>;

/** Number of records whose personal data are due to be erased. */
export async function countExpired(
  db: Database,
  days: RetentionDays,
  now: Date,
): Promise<ErasedCounts> {
  const due = dueRecords(days, now);
  return {
    bookings: await db.$count(bookings, due.bookings),
    reports: await db.$count(lostFoundReports, due.reports),
    applications: await db.$count(volunteers, due.applications),
    ratings: await db.$count(ratings, due.ratings),
  };
}

/**
 * Erases the personal data of records whose retention period has ended, and of records that were cancelled or
 * withdrawn before that erased them at once. Repeatable: an erased record is not due again.
 */
export async function eraseExpired(
  db: Database,
  days: RetentionDays,
  now: Date,
): Promise<ErasedCounts> {
  const due = dueRecords(days, now);
  const isOver = lt(bookings.endAt, limitOf(days.bookings, now));
  return db.transaction(async (tx) => {
    const erased = {
      bookings: await countRows(
        tx
          .update(bookings)
          .set({
            ...erasedGuest,
            memberId: sql`case when ${isOver} then null else ${bookings.memberId} end`,
          })
          .where(due.bookings)
          .returning({ id: bookings.id }),
      ),
      reports: await countRows(
        tx
          .update(lostFoundReports)
          .set(erasedReport)
          .where(due.reports)
          .returning({ id: lostFoundReports.id }),
      ),
      applications: await countRows(
        tx
          .update(volunteers)
          .set(erasedApplication)
          .where(due.applications)
          .returning({ id: volunteers.id }),
      ),
      ratings: await countRows(
        tx.update(ratings).set({ memberId: null }).where(due.ratings).returning({ id: ratings.id }),
      ),
    };
    await eraseDeskNotes(tx);
    return erased;
  });
}

/** Until it expires the staff need the phone number, to tell the visitor. */
const wasCancelledByStaff = sql`exists (
  select 1 from ${deskEvents}
  where ${deskEvents.itemId} = ${bookings.id} and ${deskEvents.event} = 'cancelled')`;

function dueRecords(days: RetentionDays, now: Date): Record<RetentionKind, SQL | undefined> {
  return {
    bookings: or(
      and(
        lt(bookings.endAt, limitOf(days.bookings, now)),
        or(isNotNull(bookings.phone), isNotNull(bookings.memberId)),
      ),
      and(isNotNull(bookings.cancelledAt), isNotNull(bookings.phone), not(wasCancelledByStaff)),
    ),
    reports: and(
      isNotNull(lostFoundReports.contact),
      lt(lostFoundReports.createdAt, limitOf(days.reports, now)),
    ),
    applications: and(
      isNotNull(volunteers.phone),
      or(
        isNotNull(volunteers.withdrawnAt),
        lt(volunteers.createdAt, limitOf(days.applications, now)),
      ),
    ),
    ratings: and(isNotNull(ratings.memberId), lt(ratings.createdAt, limitOf(days.ratings, now))),
  };
}

function limitOf(days: number, now: Date): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}

async function countRows(rows: Promise<readonly unknown[]>): Promise<number> {
  return (await rows).length;
}

/** For logs and the command, without any personal data: `2 bookings, 0 reports, 1 applications, 0 ratings`. */
export function describeCounts(counts: ErasedCounts): string {
  return retentionKinds.map((kind) => `${counts[kind]} ${kind}`).join(', ');
}

export function sumOf(counts: ErasedCounts): number {
  return retentionKinds.reduce((sum, kind) => sum + counts[kind], 0);
}

/** Erases the texts that the staff wrote about items whose personal data are erased. */
async function eraseDeskNotes(tx: Database): Promise<void> {
  const { itemId, event, text } = deskEvents;
  const isErased = sql`(
    exists (select 1 from ${bookings} where ${bookings.id} = ${itemId} and ${bookings.phone} is null)
    or exists (select 1 from ${lostFoundReports} where ${lostFoundReports.id} = ${itemId} and ${lostFoundReports.contact} is null)
    or exists (select 1 from ${volunteers} where ${volunteers.id} = ${itemId} and ${volunteers.phone} is null))`;
  await tx
    .update(deskEvents)
    .set({ text: '' })
    .where(and(inArray(event, ['note', 'cancelled']), ne(text, ''), isErased));
}
