import type { WeeklyRule } from '../../contract/schemas/activity';
import {
  addDays,
  isDay,
  museumDay,
  museumMoment,
  weekdayOf,
  weekdays,
} from '../../contract/shared/museum-time';

/** Schedule of an activity: one start and end, or a weekly rule. */
export interface ActivitySchedule {
  id: string;
  startAt: Date | null;
  endAt: Date | null;
  weekly: WeeklyRule | null;
}

/** One occurrence of an activity. */
export interface Occurrence {
  /** The activity's id; for a weekly one followed by a dot and the day `yyyymmdd`. */
  id: string;
  startAt: Date;
  endAt: Date;
}

/** Id of the slot of an occurrence; bookings keep it whatever becomes of the activity. */
export function activitySlotId({ id }: Pick<Occurrence, 'id'>): string {
  return `activity/${id}`;
}

/** A half-open interval; without `until` unbounded. */
export interface Period {
  from: Date;
  until?: Date | undefined;
}

/** Days before and after today within which weekly activities have occurrences. */
const daysAround = 8 * 7;

/** Occurrences of an activity that start within a period, in order. */
export function listOccurrences(
  activity: ActivitySchedule,
  period: Period,
  now: Date,
): Occurrence[] {
  const { id, startAt, endAt, weekly } = activity;
  const all = weekly
    ? weeklyDays(weekly, period, now).map((day) => occurrenceOn(id, weekly, day))
    : startAt && endAt
      ? [{ id, startAt, endAt }]
      : [];
  return all.filter(
    (time) => time.startAt >= period.from && !(period.until && time.startAt >= period.until),
  );
}

function weeklyDays(weekly: WeeklyRule, { from, until }: Period, now: Date): string[] {
  const today = museumDay(now);
  const first = latest(museumDay(from), weekly.from, addDays(today, -daysAround));
  const last = earliest(until && museumDay(until), weekly.until, addDays(today, daysAround));
  const offset = weekdays.indexOf(weekly.weekday) - weekdays.indexOf(weekdayOf(first)) + 7;
  const days: string[] = [];
  for (let day = addDays(first, offset % 7); day <= last; day = addDays(day, 7)) days.push(day);
  return days.filter((day) => !weekly.except?.includes(day));
}

/** ISO days compare as strings. */
function latest(day: string, ...others: (string | undefined)[]): string {
  return others.reduce<string>((last, other) => (other && other > last ? other : last), day);
}

function earliest(...days: (string | undefined)[]): string {
  return days.reduce<string>((first, day) => (day && day < first ? day : first), '9999-12-31');
}

function occurrenceOn(id: string, { start, end }: WeeklyRule, day: string): Occurrence {
  return {
    id: `${id}.${day.replaceAll('-', '')}`,
    startAt: museumMoment(day, start),
    endAt: museumMoment(day, end),
  };
}

/** Splits the id of a weekly activity's occurrence; `undefined` for other ids. */
export function parseOccurrenceId(id: string): { activityId: string; day: string } | undefined {
  const [, activityId, year, month, date] = /^(.+)\.(\d{4})(\d{2})(\d{2})$/.exec(id) ?? [];
  const day = `${year ?? ''}-${month ?? ''}-${date ?? ''}`;
  return activityId && isDay(day) ? { activityId, day } : undefined;
}

/** The occurrence that an id names; a weekly activity's own id names its next occurrence. */
export function findOccurrence(
  activity: ActivitySchedule,
  id: string,
  now: Date,
): Occurrence | undefined {
  if (activity.id === id) {
    const from = activity.weekly ? now : new Date(0);
    return listOccurrences(activity, { from }, now)[0];
  }
  const { day } = parseOccurrenceId(id) ?? {};
  if (!activity.weekly || !day) return undefined;
  const from = museumMoment(day, '00:00');
  return listOccurrences(activity, { from }, now).find((time) => time.id === id);
}
