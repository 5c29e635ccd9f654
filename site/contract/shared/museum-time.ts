/** Asia/Shanghai is UTC+8 without daylight-saving time since 1991, so a fixed offset is enough. */
const offset = '+08:00';
const offsetMs = 8 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Days of the week as written in content packs. */
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

function toMuseumIso(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString();
}

/** The day in the museum’s time zone, `2026-11-21`. */
export function museumDay(moment: Date): string {
  return toMuseumIso(moment).slice(0, 10);
}

/** Date and time with the museum’s offset, `2026-11-21T09:00:00+08:00`. */
export function museumDateTime(moment: Date): string {
  return toMuseumIso(moment).slice(0, 19) + offset;
}

/** The instant of a local time, `9:00` or `14:30`, on a day in the museum’s time zone. */
export function museumMoment(day: string, time: string): Date {
  return new Date(`${day}T${time.padStart(5, '0')}:00${offset}`);
}

/** Adds days to a day; negative numbers subtract. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(day).getUTCDay()] ?? 'sunday';
}

/** Whether a text is a valid calendar day, `2026-11-21`, of the years 1000 to 2999. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

const dateTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an ISO 8601 date and time with offset; `undefined` for anything else. */
export function parseDateTime(text: string): Date | undefined {
  const [, day = ''] = dateTime.exec(text) ?? [];
  const moment = new Date(text);
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
