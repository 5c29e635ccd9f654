import { museumMoment } from '../../../contract/shared/museum-time';
import type { EventKind } from '../../../contract/shared/event-kinds';
import type { Database } from '../../db/database';
import { readActivityEvents } from './activity-events';
import { readExhibitionEvents } from './exhibition-events';
import { readHoursEvents } from './hours-events';
import type { EventRange, MuseumEvent } from './museum-event';
import { readTourEvents } from './tour-events';

/** Everything that is on in a period, by time; whole days first. */
export async function readMuseumEvents(
  db: Database,
  range: EventRange,
  kind?: EventKind,
): Promise<MuseumEvent[]> {
  const parts = await Promise.all([
    readHoursEvents(db, range),
    readExhibitionEvents(db, range),
    readTourEvents(db, range),
    readActivityEvents(db, range),
  ]);
  const events = parts.flat().filter((event) => kind === undefined || event.kinds.includes(kind));
  return events.sort((one, other) => startOf(one) - startOf(other) || (one.id < other.id ? -1 : 1));
}

const startOf = ({ day, kinds, time }: MuseumEvent) =>
  (time && kinds[0] !== 'hours' ? time.startAt : museumMoment(day, '00:00')).getTime();
