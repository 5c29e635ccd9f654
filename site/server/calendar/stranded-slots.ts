import { inArray } from 'drizzle-orm';
import type { BookingKind } from '../../contract/shared/booking-kinds';
import { museumDay } from '../../contract/shared/museum-time';
import type { Database } from '../db/database';
import { activities } from '../db/schema';
import { activitySlotId, listOccurrences } from './occurrences';
import { admissionSlotId, listAdmissions, readAdmissionRules } from './admission-schedule';
import { classSlotId, listClassSessions, readClassSessionRules } from './class-schedule';
import { readOpeningRules } from './read-opening-rules';
import { listTours, readTourRules, tourSlotId } from './tour-schedule';

/** The part of a booking that says what it is for, and when. */
export interface BookedSlot {
  kind: BookingKind;
  slotId: string;
  activityId: string | null;
  startAt: Date;
  endAt: Date;
}

/** Returns the ids of those slots whose entry, tour or activity is not offered at that time any more. */
export async function findStrandedSlots(
  db: Database,
  slots: readonly BookedSlot[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const takesPlace = new Set([
    ...(await currentDailySlots(db, slots)),
    ...(await currentActivitySlots(db, slots, now)),
  ]);
  return new Set(slots.map(({ slotId }) => slotId).filter((id) => !takesPlace.has(id)));
}

/** Slots of tours, times of entry and sessions for classes, which depend on the opening hours. */
async function currentDailySlots(db: Database, slots: readonly BookedSlot[]): Promise<string[]> {
  const daysOf = (wanted: BookingKind) => [
    ...new Set(
      slots.filter(({ kind }) => kind === wanted).map(({ startAt }) => museumDay(startAt)),
    ),
  ];
  const [tourDays, admissionDays] = [daysOf('docent'), daysOf('admission')];
  const classDays = daysOf('classVisit');
  if (tourDays.length + admissionDays.length + classDays.length === 0) return [];
  const opening = await readOpeningRules(db, 'zh');
  const tours = await readTourRules(db);
  const admissions = await readAdmissionRules(db);
  const sessions = await readClassSessionRules(db);
  return [
    ...tourDays.flatMap((day) => listTours(day, opening, tours)).map(tourSlotId),
    ...admissionDays
      .flatMap((day) => listAdmissions(day, opening, admissions))
      .map(admissionSlotId),
    ...classDays.flatMap((day) => listClassSessions(day, opening, sessions)).map(classSlotId),
  ];
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
