/** China has kept UTC+8 the whole year since 1991, so the museum's clock is a fixed shift. */
const offset = '+08:00';
const shift = 8 * 60 * 60 * 1000;
const dayLength = 24 * 60 * 60 * 1000;

/** A day of the week, as content packs write it. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

function shifted(moment: Date): string {
  return new Date(moment.getTime() + shift).toISOString();
}

/** The museum's day at a moment, `2026-11-21`. */
export function museumDay(moment: Date): string {
  return shifted(moment).slice(0, 10);
}

/** A moment as the museum writes it, `2026-11-21T09:00:00+08:00`. */
export function museumDateTime(moment: Date): string {
  return shifted(moment).slice(0, 19) + offset;
}

/** The moment at which the museum's clock shows a time, `9:00` or `14:30`, on one of its days. */
export function museumMoment(day: string, time: string): Date {
  return new Date(`${day}T${time.padStart(5, '0')}:00${offset}`);
}

/** The day that many days later; earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(day).getUTCDay()] ?? 'sunday';
}

/** Whether a text names a day that the calendar has, `2026-11-21`, of the years 1000 to 2999. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

const dateTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The moment that a text names, ISO 8601 with offset; `undefined` where it names none. */
export function readDateTime(text: string): Date | undefined {
  const [, day = ''] = dateTime.exec(text) ?? [];
  const moment = new Date(text);
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
