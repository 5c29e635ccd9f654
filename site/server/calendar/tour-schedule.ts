import { asc } from 'drizzle-orm';
import { formRules } from '../../contract/shared/form-rules';
import {
  addDays,
  museumDay,
  museumMoment,
  weekdayOf,
  type Weekday,
} from '../../contract/shared/museum-time';
import type { OpeningRule } from '../../contract/schemas/site';
import { openingHoursOn } from '../../contract/shared/opening-hours';
import type { Language } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { docentTours } from '../db/schema';

/** A docent's tour in one language for up to `capacity` people. */
export interface Tour {
  day: string;
  time: string;
  language: Language;
  startAt: Date;
  endAt: Date;
  capacity: number;
  place: { zh: string; en: string };
}

/** Tours on some days of the week, as the desk sets them. */
export interface TourRule {
  weekdays: readonly Weekday[];
  start: string;
  end: string;
  languages: readonly Language[];
  capacity: number;
  from: string | null;
  until: string | null;
  except: readonly string[];
  placeZh: string;
  placeEn: string;
}

/** The rules of all tours by time. */
export function readTourRules(db: Database) {
  return db.select().from(docentTours).orderBy(asc(docentTours.start), asc(docentTours.id));
}

/** Tours of a day within the opening hours; one at a time in each language. */
export function listTours(
  day: string,
  opening: readonly OpeningRule[],
  rules: readonly TourRule[],
): Tour[] {
  const hours = openingHoursOn(day, opening);
  if (!hours) return [];
  const [opens, closes] = [museumMoment(day, hours.opens), museumMoment(day, hours.closes)];
  const tours = rules.filter((rule) => isOn(rule, day)).flatMap((rule) => toursOn(day, rule));
  const isFirst = (tour: Tour, index: number) => tours.findIndex(isSameSlot(tour)) === index;
  return tours.filter(isFirst).filter(({ startAt, endAt }) => startAt >= opens && endAt <= closes);
}

const isSameSlot =
  ({ time, language }: Tour) =>
  (other: Tour) =>
    other.time === time && other.language === language;

function isOn({ weekdays, from, until, except }: TourRule, day: string): boolean {
  const isWithin = (from === null || day >= from) && (until === null || day <= until);
  return isWithin && weekdays.includes(weekdayOf(day)) && !except.includes(day);
}

function toursOn(day: string, rule: TourRule): Tour[] {
  const { start, end, capacity, placeZh, placeEn } = rule;
  const [startAt, endAt] = [museumMoment(day, start), museumMoment(day, end)];
  const place = { zh: placeZh, en: placeEn };
  return rule.languages.map((language) => {
    return { day, time: start, language, startAt, endAt, capacity, place };
  });
}

/** Days on which tours can be booked now, limited to a period. */
export function listBookableDays(now: Date, from = '', to = '9999-12-31'): string[] {
  const { earliest, latest } = formRules.docentBook.day;
  const today = museumDay(now);
  return Array.from({ length: latest - earliest + 1 }, (_, index) =>
    addDays(today, earliest + index),
  ).filter((day) => day >= from && day <= to);
}

/** Id of the slot of a tour: bookings keep it whatever becomes of the tour. */
export function tourSlotId({
  day,
  time,
  language,
}: Pick<Tour, 'day' | 'time' | 'language'>): string {
  return `docent/${day}/${time}/${language}`;
}
