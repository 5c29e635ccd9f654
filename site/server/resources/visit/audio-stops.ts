import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AudioStop } from '../../../contract/schemas/visit';
import type { Recording } from '../../../contract/schemas/common/fields';
import { speakingSeconds } from '../../../contract/shared/audio-guide';
import { isRoomId, roomNames } from '../../../contract/shared/rooms';
import { exhibitPath, exhibitionPath } from '../../../contract/shared/route-paths';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { exhibitionObjects, exhibitions, exhibits } from '../../db/schema';
import { newestFirst, statusOn } from '../../calendar/exhibition-status';

interface StopsInput {
  siteId: string;
  language: Language;
  day: string;
  /** Only this stop, with its text. */
  stop: string | undefined;
}

/** The stops of the audio guide that are on view on a day, by number; an object is in the newest exhibition that names it. */
export async function readAudioStops(db: Database, input: StopsInput): Promise<AudioStop[]> {
  const rows = [...(await readIntroductions(db, input)), ...(await readObjects(db, input))];
  const byStop = new Map<string, AudioStop>();
  for (const row of rows) {
    const stop = toStop(row, input);
    // Numbers are unique in the packs; of two records that were published later, the first is heard.
    if (stop && !byStop.has(stop.stop)) byStop.set(stop.stop, stop);
  }
  return [...byStop.values()].sort((one, other) => (one.stop < other.stop ? -1 : 1));
}

const shownIn = {
  exhibition: exhibitions.title,
  place: exhibitions.place,
  rooms: exhibitions.rooms,
};

async function readIntroductions(db: Database, { siteId, day, stop }: StopsInput) {
  const { id, kind, title, images, audioStop, audioText, audioRecording } = exhibitions;
  const rows = await db
    .select({ id, kind, title, images, audioStop, audioText, audioRecording, ...shownIn })
    .from(exhibitions)
    .where(
      and(
        eq(exhibitions.siteId, siteId),
        stop === undefined ? isNotNull(audioStop) : eq(audioStop, stop),
        sql`${statusOn(day)} = 'current'`,
      ),
    )
    .orderBy(...newestFirst);
  return rows.map((row) => ({
    ...row,
    ...{ isIntroduction: true, path: exhibitionPath(row.kind, row.id) },
    ...{ date: '', room: null, showcase: null },
  }));
}

async function readObjects(db: Database, { siteId, day, stop }: StopsInput) {
  const { id, title, date, images, audioStop, audioText, audioRecording } = exhibits;
  const { room, showcase } = exhibitionObjects;
  const rows = await db
    .select({
      ...{ id, title, date, images, audioStop, audioText, audioRecording, room, showcase },
      ...shownIn,
    })
    .from(exhibits)
    .innerJoin(
      exhibitionObjects,
      and(eq(exhibitionObjects.siteId, exhibits.siteId), eq(exhibitionObjects.exhibitId, id)),
    )
    .innerJoin(
      exhibitions,
      and(
        eq(exhibitions.siteId, exhibits.siteId),
        eq(exhibitions.id, exhibitionObjects.exhibitionId),
      ),
    )
    .where(
      and(
        eq(exhibits.siteId, siteId),
        stop === undefined ? isNotNull(audioStop) : eq(audioStop, stop),
        sql`${statusOn(day)} = 'current' and jsonb_array_length(${exhibitions.rooms}) > 0`,
      ),
    )
    .orderBy(...newestFirst);
  return rows.map((row) => ({ ...row, isIntroduction: false, path: exhibitPath(row.id) }));
}

type StopRow = Awaited<ReturnType<typeof readIntroductions | typeof readObjects>>[number];

/** `undefined` without a room or a text in the language of the site. */
function toStop(row: StopRow, { language, stop: wanted }: StopsInput): AudioStop | undefined {
  const { audioStop: stop, audioText: text, audioRecording: recording } = row;
  const { title, path, isIntroduction, date, images, exhibition, rooms, showcase } = row;
  const room = row.room ?? rooms[0];
  if (stop === null || room === undefined || text.length === 0) return undefined;
  const hall = isRoomId(room) ? roomNames[room][language] : room;
  return {
    ...{ stop, title, path, isIntroduction, date },
    ...(images[0] && { image: images[0] }),
    ...{ exhibition, place: (rooms.length === 1 && row.place) || hall, room, hall },
    ...(showcase !== null && { showcase }),
    seconds: secondsOf(recording, text, language),
    ...(wanted !== undefined && { text, ...(recording && { recording }) }),
  };
}

function secondsOf(recording: Recording | null, text: readonly string[], language: Language) {
  return Math.round(recording?.duration ?? speakingSeconds(text.join(''), language));
}
