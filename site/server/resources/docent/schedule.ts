import { addDays, museumDay, museumMoment, weekdayOf } from '../../../contract/museum-time';
import { formRules } from '../../../contract/form-rules';
import type { OpeningRule } from '../../../contract/entities/opening';
import { openingOn } from '../../../contract/opening-hours';
import type { Language } from '../../../contract/sites';

/** A docent's tour: one docent, one language, up to `capacity` people. */
export interface Tour {
  day: string;
  time: string;
  language: Language;
  startAt: Date;
  endAt: Date;
  capacity: number;
}

const tourLength = 60 * 60 * 1000;
/** People that a tour takes, whether of one group or of several. */
export const tourCapacity = 20;

const times: readonly { time: string; languages: readonly Language[] }[] = [
  { time: '09:30', languages: ['zh'] },
  { time: '10:30', languages: ['zh', 'en'] },
  { time: '13:30', languages: ['zh'] },
  { time: '15:00', languages: ['zh', 'en'] },
];

/** Tuesday mornings are quiet hours: nobody guides aloud before they end. */
const quietDay = 'tuesday';
const quietUntil = '11:00';

/** The tours of a day that begin and end while the museum is open. */
export function toursOn(day: string, opening: readonly OpeningRule[]): Tour[] {
  const hours = openingOn(day, opening);
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

/** The days on which tours can be booked now, or those of them within a period. */
export function bookableDays(now: Date, from = '', to = '9999-12-31'): string[] {
  const { earliest, latest } = formRules.docentBook.day;
  const today = museumDay(now);
  return Array.from({ length: latest - earliest + 1 }, (_, index) =>
    addDays(today, earliest + index),
  ).filter((day) => day >= from && day <= to);
}
