import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { activities, bookings } from '../db/schema';

/** Updates the times of bookings after an import has rescheduled a single activity. */
export async function rescheduleBookings(db: Database): Promise<void> {
  await db.execute(sql`
    update ${bookings} set start_at = moved.start_at, end_at = moved.end_at
    from ${activities} as moved
    where ${bookings.activityId} = moved.id and moved.start_at is not null
      and (${bookings.startAt}, ${bookings.endAt}) <> (moved.start_at, moved.end_at)`);
}
