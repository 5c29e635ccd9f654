import { and, eq } from 'drizzle-orm';
import type { ObjectExhibition } from '../../../contract/schemas/exhibit';
import { isRoomId, roomNames } from '../../../contract/shared/rooms';
import { languageOfSite } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { exhibitionObjects, exhibitions } from '../../db/schema';
import { newestFirst, statusOn } from '../../calendar/exhibition-status';

/** The exhibitions with an object, the newest first; the one that has it on the day says where. */
export async function readObjectExhibitions(
  db: Database,
  { siteId, today }: { siteId: string; today: string },
  objectId: string,
): Promise<ObjectExhibition[]> {
  const rows = await db
    .select({
      id: exhibitions.id,
      kind: exhibitions.kind,
      status: statusOn(today),
      title: exhibitions.title,
      startDate: exhibitions.startDate,
      endDate: exhibitions.endDate,
      place: exhibitions.place,
      rooms: exhibitions.rooms,
      room: exhibitionObjects.room,
      showcase: exhibitionObjects.showcase,
    })
    .from(exhibitionObjects)
    .innerJoin(
      exhibitions,
      and(
        eq(exhibitions.siteId, exhibitionObjects.siteId),
        eq(exhibitions.id, exhibitionObjects.exhibitionId),
      ),
    )
    .where(and(eq(exhibitionObjects.siteId, siteId), eq(exhibitionObjects.exhibitId, objectId)))
    .orderBy(...newestFirst);
  const holder = rows.find(({ status, rooms }) => status === 'current' && rooms.length > 0);
  const language = languageOfSite(siteId) ?? 'zh';
  return rows.map((row) => {
    const { rooms, room: ownRoom, showcase, ...exhibition } = row;
    const room = ownRoom ?? rooms[0];
    if (row !== holder || room === undefined) return exhibition;
    const hall = rooms.length > 1 && isRoomId(room) ? roomNames[room][language] : undefined;
    const where = { room, ...(hall && { hall }), ...(showcase !== null && { showcase }) };
    return { ...exhibition, onView: where };
  });
}
