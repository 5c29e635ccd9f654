import { and, gt, inArray, isNull } from 'drizzle-orm';
import type { DeskBooking } from '../../../contract/schemas/desk/inbox';
import { findStrandedSlots } from '../../calendar/stranded-slots';
import type { Database } from '../../db/database';
import { bookings } from '../../db/schema';
import { selectBookings } from './bookings';

/** Bookings to come that are not cancelled, but whose entry, tour or activity is no longer offered. */
export async function listStrandedBookings(
  db: Database,
  siteId: string,
  now: Date,
): Promise<DeskBooking[]> {
  const { kind, slotId, activityId, startAt, endAt, cancelledAt } = bookings;
  const isToCome = and(isNull(cancelledAt), gt(startAt, now));
  const slots = await db
    .selectDistinct({ kind, slotId, activityId, startAt, endAt })
    .from(bookings)
    .where(isToCome);
  const stranded = [...(await findStrandedSlots(db, slots, now))];
  if (stranded.length === 0) return [];
  return selectBookings(db, siteId, and(isToCome, inArray(slotId, stranded)));
}
