import { museumDay } from '../../../contract/shared/museum-time';
import { coversDay, isOpenOn } from '../../../contract/shared/opening-hours';
import { readOpeningRules, readRoomClosures } from '../../calendar/read-opening-rules';
import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import type { VisitCounter } from '../../visits/visit-counter';
import { readAudioStops } from './audio-stops';
import { readExhibitionsOnView } from './exhibitions-on-view';

export function visitCalls(
  db: Database,
  { readVisits }: Pick<VisitCounter, 'readVisits'>,
): Pick<CallHandlers, 'browseCount' | 'visitHalls' | 'audioStops'> {
  return {
    browseCount: (_input, { now }) => readVisits(museumDay(now)),

    audioStops: ({ stop }, { now, siteId, language }) =>
      readAudioStops(db, { siteId, language, day: museumDay(now), stop }),

    visitHalls: async ({ day: wanted }, { now, siteId, language }) => {
      const day = wanted ?? museumDay(now);
      if (!isOpenOn(day, await readOpeningRules(db, language))) return [];
      const closures = (await readRoomClosures(db, language)).filter((each) =>
        coversDay(each, day),
      );
      const isClosed = (room: string) => closures.some(({ rooms }) => rooms.includes(room));
      const exhibitions = await readExhibitionsOnView(db, { siteId, language, day });
      return exhibitions.map(({ rooms, objects, ...exhibition }) => ({
        ...exhibition,
        objects: objects.map(({ room, ...object }) => ({
          ...object,
          ...(room !== undefined && !isClosed(room) && { room }),
        })),
        rooms: rooms.filter((room) => !isClosed(room)),
        closedRooms: rooms.filter(isClosed),
        closureText: closures
          .filter((closure) => closure.rooms.some((room) => rooms.includes(room)))
          .map(({ text }) => text)
          .join(' '),
      }));
    },
  };
}
