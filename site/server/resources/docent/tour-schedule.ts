import { addDays, museumDay, museumMoment, weekdayOf } from '../../../contract/shared/museum-time';
import { formRules } from '../../../contract/shared/form-rules';
import type { OpeningRule } from '../../../contract/schemas/site';
import { openingHoursOn } from '../../../contract/shared/opening-hours';
import type { Language } from '../../../contract/shared/sites';

/** A docent's tour in one language for up to `capacity` people. */
export interface Tour {
  day: string;
  time: string;
  language: Language;
  startAt: Date;
  endAt: Date;
  capacity: number;
}

const tourLength = 60 * 60 * 1000;
/** Maximum number of people on a tour, in one or several groups. */
export const tourCapacity = 20;

const times: readonly { time: string; languages: readonly Language[] }[] = [
  { time: '09:30', languages: ['zh'] },
  { time: '10:30', languages: ['zh', 'en'] },
  { time: '13:30', languages: ['zh'] },
  { time: '15:00', languages: ['zh', 'en'] },
];

/** Quiet hours: no tours on Tuesday mornings. */
const quietDay = 'tuesday';
const quietUntil = '11:00';

/** Tours of a day within the opening hours. */
export function listTours(day: string, opening: readonly OpeningRule[]): Tour[] {
  const hours = openingHoursOn(day, opening);
  if (!hours) return [];
  const [opens, closes] = [museumMoment(day, hours.opens), museumMoment(day, hours.closes)];
  return times
    .filter(({ time }) => weekdayOf(day) !== quietDay || time >= quietUntil)
    .flatMap(({ time, languages }) => languages.map((language) => tourOn(day, time, language)))
    .filter(({ startAt, endAt }) => startAt >= opens && endAt <= closes);
}

function tourOn(day: string, time: string, language: Language): Tour {
  const startAt = museumMoment(day, time);
  const endAt = new Date(startAt.getTime() + tourLength);
  return { day, time, language, startAt, endAt, capacity: tourCapacity };
}

/** Days on which tours can be booked now, limited to a period. */
export function listBookableDays(now: Date, from = '', to = '9999-12-31'): string[] {
  const { earliest, latest } = formRules.docentBook.day;
  const today = museumDay(now);
  return Array.from({ length: latest - earliest + 1 }, (_, index) =>
    addDays(today, earliest + index),
  ).filter((day) => day >= from && day <= to);
}
