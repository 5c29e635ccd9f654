import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { BookingKind } from '../../../contract/shared/booking-kinds';
import type { DeskBooking } from '../../../contract/schemas/desk/inbox';
import { addDays, museumDateTime } from '../../../contract/shared/museum-time';
import { activityTitle } from '../../booking/activity-title';
import type { Database } from '../../db/database';
import { bookings, deskEvents, deskStates } from '../../db/schema';
import { subquery } from '../../db/subquery';
import type { PageResult } from '../../http/call';

import { matchesFilters, startOf, type ItemFilters, type Window } from './filters';
import { itemProgress, progressColumns } from './item-progress';
import { countItems, selectIds } from './select-items';

export interface BookingFilters extends ItemFilters {
  kind?: BookingKind | undefined;
  /** `open`: not cancelled. Default: both. */
  status?: 'open' | 'cancelled' | undefined;
}

const { id, code, kind, name, phone, note, school, startAt, cancelledAt } = bookings;

/** The kind of item of a booking is the kind of the booking. */
const hasState = and(eq(deskStates.kind, kind), eq(deskStates.itemId, id));

const order = [asc(startAt), asc(name), asc(id)];

/** Bookings by their start. */
export async function listBookings(
  db: Database,
  filters: BookingFilters,
  siteId: string,
  window: Window,
): Promise<PageResult<DeskBooking>> {
  const { status } = filters;
  const matches = and(
    filters.kind && eq(kind, filters.kind),
    status && (status === 'open' ? isNull(cancelledAt) : isNotNull(cancelledAt)),
    matchesFilters(filters, { time: startAt, texts: [name, phone, note, school], code }),
  );
  const ids = await selectIds(db, bookings, { hasState, matches, order, window });
  const records = await selectBookings(db, siteId, inArray(id, ids));
  return { total: await countItems(db, bookings, hasState, matches), records };
}

/** The bookings of a day that are not cancelled, by start and name. */
export async function listBookingsOfDay(
  db: Database,
  { day, kind: wanted }: { day: string; kind?: BookingKind | undefined },
  siteId: string,
): Promise<DeskBooking[]> {
  const isOnDay = and(gte(startAt, startOf(day)), lt(startAt, startOf(addDays(day, 1))));
  const isWanted = and(isOnDay, isNull(cancelledAt), wanted && eq(kind, wanted));
  return selectBookings(db, siteId, isWanted);
}

/** The bookings that match a condition, by start and name. */
export async function selectBookings(
  db: Database,
  siteId: string,
  matches: SQL | undefined,
): Promise<DeskBooking[]> {
  return (await select(db, siteId, matches)).map(bookingRecord);
}

function select(db: Database, siteId: string, matches: SQL | undefined) {
  return db
    .select({
      booking: bookings,
      title: activityTitle(siteId),
      cancelReason: subquery<string | null>(sql`(
        select ${deskEvents.text} from ${deskEvents}
        where ${deskEvents.kind} = ${bookings.kind} and ${deskEvents.itemId} = ${bookings.id}
          and ${deskEvents.event} = 'cancelled' limit 1)`),
      ...progressColumns(kind, id),
    })
    .from(bookings)
    .leftJoin(deskStates, hasState)
    .where(matches)
    .orderBy(...order);
}

type Row = Awaited<ReturnType<typeof select>>[number];

function bookingRecord({ booking, title, cancelReason, ...progress }: Row): DeskBooking {
  const { language, note: remark, startAt: start, endAt: end } = booking;
  return {
    id: booking.id,
    code: booking.code,
    kind: booking.kind,
    slotId: booking.slotId,
    title: title ?? '',
    language: language ?? '',
    startAt: museumDateTime(start),
    endAt: museumDateTime(end),
    // Empty once the personal data have been erased.
    name: booking.name ?? '',
    phone: booking.phone ?? '',
    people: booking.people,
    note: remark ?? '',
    ...classVisitOf(booking),
    createdAt: museumDateTime(booking.createdAt),
    ...(booking.cancelledAt && { cancelledAt: museumDateTime(booking.cancelledAt) }),
    ...(cancelReason !== null && { cancelReason }),
    ...itemProgress(progress),
  };
}

function classVisitOf(booking: Row['booking']): Pick<DeskBooking, 'classVisit'> {
  const { stage, adults, programme, people } = booking;
  if (stage === null || adults === null) return {};
  return {
    classVisit: {
      // Empty once the personal data have been erased.
      school: booking.school ?? '',
      stage,
      pupils: people - adults,
      adults,
      ...(programme && { programme }),
      access: booking.access ?? [],
    },
  };
}
