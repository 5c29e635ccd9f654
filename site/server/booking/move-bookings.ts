import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { activities, bookings } from '../db/schema';

/** Bookings of an activity that takes place once follow it when a pack moves it to another time. */
export async function moveBookings(db: Database): Promise<void> {
  await db.execute(sql`
    update ${bookings} set start_at = moved.start_at, end_at = moved.end_at
    from ${activities} as moved
    where ${bookings.activityId} = moved.id and moved.start_at is not null
      and (${bookings.startAt}, ${bookings.endAt}) <> (moved.start_at, moved.end_at)`);
}
