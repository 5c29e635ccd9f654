import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { exhibitPath, findRouteOfKind } from '../../../contract/shared/route-paths';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { entries, exhibitionObjects, exhibitions, exhibits } from '../../db/schema';
import { newestFirst, statusOn } from '../../calendar/exhibition-status';
import { secondsAt } from './seconds-at';

interface OnViewInput {
  siteId: string;
  language: Language;
  day: string;
}

/** The exhibitions of a day that have rooms, the newest first, each object in the newest one that names it. */
export async function readExhibitionsOnView(db: Database, { siteId, language, day }: OnViewInput) {
  const shown = await db
    .select({
      id: exhibitions.id,
      kind: exhibitions.kind,
      title: exhibitions.title,
      rooms: exhibitions.rooms,
    })
    .from(exhibitions)
    .where(and(eq(exhibitions.siteId, siteId), sql`${statusOn(day)} = 'current'`))
    .orderBy(...newestFirst);
  const withRooms = shown.filter(({ rooms }) => rooms.length > 0);
  const objects = await readObjects(
    db,
    siteId,
    withRooms.map(({ id }) => id),
  );
  const treasures = await readTreasures(db, siteId);
  const placed = new Set<string>();
  return withRooms.map(({ id, rooms, ...exhibition }) => ({
    ...exhibition,
    id,
    rooms,
    objects: objects
      .filter((object) => object.exhibitionId === id && !placed.has(object.id))
      .map((object) => {
        placed.add(object.id);
        return {
          id: object.id,
          title: object.title,
          room: object.room ?? rooms[0],
          seconds: secondsAt(object.description, language),
          isTreasure: treasures.has(exhibitPath(object.id)),
          turns: object.turntable !== null,
          ...(object.audioStop !== null && { audioStop: object.audioStop }),
        };
      }),
  }));
}

function readObjects(db: Database, siteId: string, exhibitionIds: readonly string[]) {
  return db
    .select({
      id: exhibits.id,
      exhibitionId: exhibitionObjects.exhibitionId,
      room: exhibitionObjects.room,
      title: exhibits.title,
      description: exhibits.description,
      turntable: exhibits.turntable,
      audioStop: exhibits.audioStop,
    })
    .from(exhibitionObjects)
    .innerJoin(
      exhibits,
      and(
        eq(exhibits.siteId, exhibitionObjects.siteId),
        eq(exhibits.id, exhibitionObjects.exhibitId),
      ),
    )
    .where(
      and(
        eq(exhibitionObjects.siteId, siteId),
        inArray(exhibitionObjects.exhibitionId, [...exhibitionIds]),
      ),
    )
    .orderBy(asc(exhibitionObjects.position), asc(exhibits.id));
}

/** Paths of the objects to which the entries of the page of treasures lead. */
async function readTreasures(db: Database, siteId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ linkUrl: entries.linkUrl })
    .from(entries)
    .where(
      and(
        eq(entries.siteId, siteId),
        eq(entries.categoryId, findRouteOfKind('treasures')?.name ?? ''),
      ),
    );
  return new Set(rows.map(({ linkUrl }) => linkUrl.replace(/^#/, '')));
}
