import { sql } from 'drizzle-orm';
import { activities, bookings } from '../db/schema';
import { subquery } from '../db/subquery';

/** A selected field of bookings: title of the activity on this site, or else on the other; null of other bookings. */
export function activityTitle(siteId: string) {
  return subquery<string | null>(sql`(
    select ${activities.title} from ${activities}
    where ${activities.id} = ${bookings.activityId}
    order by ${activities.siteId} <> ${siteId} limit 1)`);
}
