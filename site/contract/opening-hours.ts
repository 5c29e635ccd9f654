import { weekdayOf } from './museum-time';

/** The museum's hours; its notice “opening-hours” says the same to visitors. */
export const openingTimes = { from: '9:00', until: '17:00', lastEntry: '16:30' } as const;

/** Mondays that are public holidays, on which the museum opens; the government names them each year. */
const openMondays: ReadonlySet<string> = new Set([
  '2026-02-16',
  '2026-02-23',
  '2026-04-06',
  '2026-05-04',
  '2026-10-05',
]);

/** Whether the museum opens on a day of its calendar, `2026-11-21`. */
export function isOpenOn(day: string): boolean {
  return weekdayOf(day) !== 'monday' || openMondays.has(day);
}
