import { and, count, eq, gt, gte, isNull, lt, sql, sum, type SQL } from 'drizzle-orm';
import type { DeskRecord } from '../../../contract/schemas/desk';
import type { InboxKind } from '../../../contract/shared/desk/inbox';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { bookings, deskStates, lostFoundReports, ratings, volunteers } from '../../db/schema';
import { startOf } from './filters';
import { hasStateOf, isNewItem } from './item-progress';
import { countItems, type InboxTable } from './select-items';

/** Numbers of new items that still matter, that is not withdrawn, cancelled or over, and the visitors of today. */
export async function summariseInbox(db: Database, now: Date): Promise<DeskRecord<'deskSummary'>> {
  const countNew = (kind: InboxKind, table: InboxTable, matters?: SQL) =>
    countItems(db, table, hasStateOf(kind, table.id), and(isNewItem, matters));
  const isUpcoming = (kind: 'activity' | 'docent' | 'classVisit') =>
    and(eq(bookings.kind, kind), isNull(bookings.cancelledAt), gt(bookings.endAt, now));
  return {
    lostFound: await countNew('lostFound', lostFoundReports),
    activity: await countNew('activity', bookings, isUpcoming('activity')),
    docent: await countNew('docent', bookings, isUpcoming('docent')),
    classVisit: await countNew('classVisit', bookings, isUpcoming('classVisit')),
    volunteer: await countNew('volunteer', volunteers, isNull(volunteers.withdrawnAt)),
    rating: await countNew('rating', ratings),
    today: await countToday(db, now),
    admission: await countAdmission(db, now),
  };
}

/** Bookings of today that are not cancelled. */
function isOpenToday(now: Date): SQL | undefined {
  const today = museumDay(now);
  return and(
    gte(bookings.startAt, startOf(today)),
    lt(bookings.startAt, startOf(addDays(today, 1))),
    isNull(bookings.cancelledAt),
  );
}

async function countToday(db: Database, now: Date) {
  const [row] = await db
    .select({ bookings: count(), people: sum(bookings.people).mapWith(Number) })
    .from(bookings)
    .where(isOpenToday(now));
  return { bookings: row?.bookings ?? 0, people: row?.people ?? 0 };
}

async function countAdmission(db: Database, now: Date) {
  const hasArrived = eq(deskStates.state, 'done');
  const isToCome = sql`${deskStates.state} is distinct from 'done' and ${gt(bookings.endAt, now)}`;
  const peopleWith = (condition: SQL) =>
    sql`coalesce(sum(${bookings.people}) filter (where ${condition}), 0)::int`.mapWith(Number);
  const [row] = await db
    .select({
      people: peopleWith(sql`true`),
      arrived: peopleWith(hasArrived),
      toCome: peopleWith(isToCome),
    })
    .from(bookings)
    .leftJoin(deskStates, hasStateOf('admission', bookings.id))
    .where(and(isOpenToday(now), eq(bookings.kind, 'admission')));
  return row ?? { people: 0, arrived: 0, toCome: 0 };
}
