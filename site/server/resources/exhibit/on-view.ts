import { sql, type SQL } from 'drizzle-orm';
import { statusOn } from '../../calendar/exhibition-status';
import { exhibitionObjects, exhibitions } from '../../db/schema';

/**
 * The objects on view on a day as rows of `exhibit_id` and `room`, each in the newest current exhibition that names it
 * and has rooms; the same rule as in `readObjectExhibitions`.
 */
export function roomsOfObjects(siteId: string, today: string): SQL {
  const { exhibitId, room } = exhibitionObjects;
  const { startDate, id, rooms } = exhibitions;
  return sql`(
    select distinct on (${exhibitId}) ${exhibitId} as exhibit_id,
      coalesce(${room}, ${rooms} ->> 0) as room
    from ${exhibitionObjects}
    join ${exhibitions} on ${exhibitions.siteId} = ${exhibitionObjects.siteId}
      and ${id} = ${exhibitionObjects.exhibitionId}
    where ${exhibitionObjects.siteId} = ${siteId}
      and ${statusOn(today)} = 'current' and jsonb_array_length(${rooms}) > 0
    order by ${exhibitId}, ${startDate} desc, ${id})`;
}

/** Ids of the objects on view on a day; with `hall`, in that room. */
export function objectsOnView(siteId: string, today: string, hall?: string): SQL {
  const inHall = hall ? sql`where shown.room = ${hall}` : sql``;
  return sql`(select shown.exhibit_id from ${roomsOfObjects(siteId, today)} as shown ${inHall})`;
}
