import type { Activity } from '../../../contract/schemas/activity';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Slot } from '../../booking/slot';
import type { ActivityRow } from './activity-queries';
import { activitySlotId, type Occurrence } from '../../calendar/occurrences';

/** An activity row with one of its occurrences. */
export interface ActivityOccurrence<Row extends ActivityRow = ActivityRow> {
  activity: Row;
  time: Occurrence;
}

export function toSlot({ activity, time }: ActivityOccurrence): Slot {
  const { startAt, endAt } = time;
  return {
    kind: 'activity',
    id: activitySlotId(time),
    capacity: activity.capacity,
    startAt,
    endAt,
    activityId: activity.id,
  };
}

export function activityRecord({ activity, time }: ActivityOccurrence, left: number): Activity {
  const { id: activityId, kind, title, summary, place, images, capacity, weekly } = activity;
  return {
    id: time.id,
    activityId,
    title,
    kind,
    summary,
    thumbImg: images[0]?.src ?? '',
    images,
    startAt: museumDateTime(time.startAt),
    endAt: museumDateTime(time.endAt),
    place,
    capacity,
    left,
    isWeekly: weekly !== null,
  };
}
