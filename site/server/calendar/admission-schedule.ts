import { asc, sql } from 'drizzle-orm';
import { formRules } from '../../contract/shared/form-rules';
import { addDays, museumDay, museumMoment } from '../../contract/shared/museum-time';
import { openingHoursOn, type OpeningRule } from '../../contract/shared/opening-hours';
import type { Slot } from '../booking/slot';
import type { Database } from '../db/database';
import { admissionRules } from '../db/schema';

/** A time of entry. */
export interface Admission {
  day: string;
  /** `10:00` */
  time: string;
  startAt: Date;
  endAt: Date;
  capacity: number;
  required: boolean;
}

/** Times of entry of a period, as the desk sets them. */
export interface AdmissionRule {
  from: string | null;
  until: string | null;
  slotMinutes: number;
  capacity: number;
  required: boolean;
}

/** The settings of timed entry: that without a first day first, then by their first day. */
export function readAdmissionRules(db: Database) {
  const { from, updatedAt, id } = admissionRules;
  return db
    .select()
    .from(admissionRules)
    .orderBy(sql`${from} asc nulls first`, asc(updatedAt), asc(id));
}

/**
 * Times of entry of a day, from opening until last entry; the last one may be shorter. None on a day on which the
 * museum is closed or that no rule covers; of several rules the last applies, as with opening rules.
 */
export function listAdmissions(
  day: string,
  opening: readonly OpeningRule[],
  rules: readonly AdmissionRule[],
): Admission[] {
  const hours = openingHoursOn(day, opening);
  const rule = rules.findLast((each) => covers(each, day));
  if (!hours || !rule) return [];
  const { slotMinutes, capacity, required } = rule;
  const [opens, lastEntry] = [minutesOf(hours.opens), minutesOf(hours.lastEntry)];
  const count = Math.max(0, Math.ceil((lastEntry - opens) / slotMinutes));
  return Array.from({ length: count }, (_, index) => {
    const start = opens + index * slotMinutes;
    const end = Math.min(start + slotMinutes, lastEntry);
    const time = timeOf(start);
    const [startAt, endAt] = [museumMoment(day, time), museumMoment(day, timeOf(end))];
    return { day, time, startAt, endAt, capacity, required };
  });
}

function covers({ from, until }: AdmissionRule, day: string): boolean {
  return (from === null || day >= from) && (until === null || day <= until);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Days for which entry can be booked now, limited to a period. */
export function listAdmissionDays(now: Date, from = '', to = '9999-12-31'): string[] {
  const { earliest, latest } = formRules.admissionBook.day;
  const today = museumDay(now);
  return Array.from({ length: latest - earliest + 1 }, (_, index) =>
    addDays(today, earliest + index),
  ).filter((day) => day >= from && day <= to);
}

/** Id of the slot of a time of entry: bookings keep it whatever becomes of the setting. */
export function admissionSlotId({ day, time }: Pick<Admission, 'day' | 'time'>): string {
  return `admission/${day}/${time}`;
}

export function admissionSlot(admission: Admission): Slot {
  const { startAt, endAt, capacity } = admission;
  return { kind: 'admission', id: admissionSlotId(admission), capacity, startAt, endAt };
}
