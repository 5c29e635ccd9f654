import { inArray } from 'drizzle-orm';
import { museumDay } from '../../contract/shared/museum-time';
import type { Database } from '../db/database';
import { activities } from '../db/schema';
import { activitySlotId, listOccurrences } from './occurrences';
import { readOpeningRules } from './read-opening-rules';
import { listTours, readTourRules, tourSlotId } from './tour-schedule';

/** The part of a booking that says when it is for. */
export interface BookedSlot {
  slotId: string;
  /** Null for a docent's tour. */
  activityId: string | null;
  startAt: Date;
  endAt: Date;
}

/** Returns the ids of those slots whose tour or activity does not take place at that time any more. */
export async function findStrandedSlots(
  db: Database,
  slots: readonly BookedSlot[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const takesPlace = new Set([
    ...(await currentTourSlots(db, slots)),
    ...(await currentActivitySlots(db, slots, now)),
  ]);
  return new Set(slots.map(({ slotId }) => slotId).filter((id) => !takesPlace.has(id)));
}

async function currentTourSlots(db: Database, slots: readonly BookedSlot[]): Promise<string[]> {
  const tours = slots.filter(({ activityId }) => activityId === null);
  if (tours.length === 0) return [];
  const days = new Set(tours.map(({ startAt }) => museumDay(startAt)));
  const opening = await readOpeningRules(db, 'zh');
  const rules = await readTourRules(db);
  return [...days].flatMap((day) => listTours(day, opening, rules)).map(tourSlotId);
}

async function currentActivitySlots(
  db: Database,
  slots: readonly BookedSlot[],
  now: Date,
): Promise<string[]> {
  const ids = new Set(slots.flatMap(({ activityId }) => activityId ?? []));
  if (ids.size === 0) return [];
  const rows = await db
    .select()
    .from(activities)
    .where(inArray(activities.id, [...ids]));
  const period = { from: new Date(Math.min(...slots.map(({ startAt }) => startAt.getTime()))) };
  return rows.flatMap((row) => listOccurrences(row, period, now)).map(activitySlotId);
}
