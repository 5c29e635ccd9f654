import { asc } from 'drizzle-orm';
import { classVisitForm } from '../../contract/shared/class-visit-rules';
import {
  addDays,
  museumDay,
  museumMoment,
  weekdayOf,
  type Weekday,
} from '../../contract/shared/museum-time';
import { openingHoursOn, type OpeningRule } from '../../contract/shared/opening-hours';
import type { Slot } from '../booking/slot';
import type { Database } from '../db/database';
import { classSessions } from '../db/schema';

/** A session of a day for up to `capacity` classes. */
export interface ClassSession {
  day: string;
  /** `09:30` */
  time: string;
  startAt: Date;
  endAt: Date;
  capacity: number;
}

/** A session on some days of the week, as the desk sets it. */
export interface ClassSessionRule {
  weekdays: readonly Weekday[];
  start: string;
  end: string;
  capacity: number;
  from: string | null;
  until: string | null;
  except: readonly string[];
}

/** The rules of all sessions by time. */
export function readClassSessionRules(db: Database) {
  return db.select().from(classSessions).orderBy(asc(classSessions.start), asc(classSessions.id));
}

/** Sessions of a day within the opening hours; of several rules with the same start the first applies. */
export function listClassSessions(
  day: string,
  opening: readonly OpeningRule[],
  rules: readonly ClassSessionRule[],
): ClassSession[] {
  const hours = openingHoursOn(day, opening);
  if (!hours) return [];
  const [opens, closes] = [museumMoment(day, hours.opens), museumMoment(day, hours.closes)];
  const ofDay = rules.filter((rule) => isOn(rule, day));
  return ofDay
    .filter(({ start }, index) => ofDay.findIndex((other) => other.start === start) === index)
    .map(({ start, end, capacity }) => {
      const [startAt, endAt] = [museumMoment(day, start), museumMoment(day, end)];
      return { day, time: start, startAt, endAt, capacity };
    })
    .filter(({ startAt, endAt }) => startAt >= opens && endAt <= closes);
}

function isOn({ weekdays, from, until, except }: ClassSessionRule, day: string): boolean {
  const isWithin = (from === null || day >= from) && (until === null || day <= until);
  return isWithin && weekdays.includes(weekdayOf(day)) && !except.includes(day);
}

/** Days for which classes can book now, limited to a period. */
export function listClassDays(now: Date, from = '', to = '9999-12-31'): string[] {
  const { earliest, latest } = classVisitForm.day;
  const today = museumDay(now);
  return Array.from({ length: latest - earliest + 1 }, (_, index) =>
    addDays(today, earliest + index),
  ).filter((day) => day >= from && day <= to);
}

/** Id of the slot of a session: bookings keep it whatever becomes of the setting. */
export function classSlotId({ day, time }: Pick<ClassSession, 'day' | 'time'>): string {
  return `classVisit/${day}/${time}`;
}

export function classSlot(session: ClassSession): Slot {
  const { startAt, endAt, capacity } = session;
  return { kind: 'classVisit', id: classSlotId(session), capacity, startAt, endAt };
}
