import { addDays, museumDay, museumMoment, weekdayOf } from '../../../contract/museum-time';
import { formRules } from '../../../contract/form-rules';
import { isOpenOn } from '../../../contract/opening-hours';
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

/** The tours of a day, none on a day on which the museum is closed. */
export function toursOn(day: string): Tour[] {
  if (!isOpenOn(day)) return [];
  return times
    .filter(({ time }) => weekdayOf(day) !== quietDay || time >= quietUntil)
    .flatMap(({ time, languages }) => languages.map((language) => tourOn(day, time, language)));
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
