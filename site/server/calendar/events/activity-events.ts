import { and, eq } from 'drizzle-orm';
import { addDays, museumDay, museumMoment } from '../../../contract/shared/museum-time';
import { activityPath } from '../../../contract/shared/route-paths';
import { sites } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { activities, contentRecords } from '../../db/schema';
import { listOccurrences, type Occurrence } from '../occurrences';
import type { DatedActivity } from './dated-activity';
import { changeOf, type EventRange, type MuseumEvent } from './museum-event';
import { readWithdrawnActivities } from './withdrawn-activities';

/** The activities of a period; a skipped day of a weekly one and a withdrawn one are cancelled events. */
export async function readActivityEvents(db: Database, range: EventRange): Promise<MuseumEvent[]> {
  const shown = await db
    .select({
      id: activities.id,
      kind: activities.kind,
      title: activities.title,
      summary: activities.summary,
      place: activities.place,
      startAt: activities.startAt,
      endAt: activities.endAt,
      weekly: activities.weekly,
      record: { version: contentRecords.version, updatedAt: contentRecords.updatedAt },
    })
    .from(activities)
    .leftJoin(
      contentRecords,
      and(eq(contentRecords.kind, 'activity'), eq(contentRecords.id, activities.id)),
    )
    .where(eq(activities.siteId, sites[range.language].id));
  const withdrawn = await readWithdrawnActivities(db, range.language, range.now);
  return [...shown, ...withdrawn].flatMap((activity) => eventsOf(activity, range));
}

function eventsOf(activity: DatedActivity, { from, to, now }: EventRange): MuseumEvent[] {
  const period = {
    from: museumMoment(from, '00:00'),
    until: museumMoment(addDays(to, 1), '00:00'),
  };
  const { weekly } = activity;
  const skipped = new Set(weekly?.except);
  // Without its exceptions the rule gives the skipped days too.
  const times = listOccurrences(
    { ...activity, weekly: weekly && { ...weekly, except: [] } },
    period,
    now,
  );
  return times.map((time) => eventAt(activity, time, skipped.has(museumDay(time.startAt))));
}

function eventAt(
  { kind, title, summary, place, isWithdrawn = false, record }: DatedActivity,
  { id, startAt, endAt }: Occurrence,
  isSkipped: boolean,
): MuseumEvent {
  const isCancelled = isWithdrawn || isSkipped;
  return {
    id: `activity-${id}`,
    kinds: kind === 'guided-tour' ? ['tour', 'activity'] : ['activity'],
    ...{ title, summary, place },
    day: museumDay(startAt),
    time: { startAt, endAt },
    path: isCancelled ? '' : activityPath(id),
    isCancelled,
    ...changeOf(record),
  };
}
