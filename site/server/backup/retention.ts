import { addDays, weekdayOf, weekdays } from '../../contract/shared/museum-time';

/** How many of the newest days, weeks and months with a backup keep their newest backup. */
const kept = { days: 7, weeks: 4, months: 12 } as const;

const mondayOf = (day: string) => {
  const sinceSunday = weekdays.indexOf(weekdayOf(day));
  return addDays(day, -((sinceSunday + 6) % 7));
};

/**
 * Days whose backups may be removed. A period without backups does not count, so that a schedule that
 * stood still for months removes nothing by itself.
 * @param days museum days such as `2026-11-23`, in any order
 */
export function expiredBackups(days: readonly string[]): string[] {
  const newestFirst = [...days].sort().reverse();
  const keep = new Set([
    ...newestOfEach(newestFirst, (day) => day).slice(0, kept.days),
    ...newestOfEach(newestFirst, mondayOf).slice(0, kept.weeks),
    ...newestOfEach(newestFirst, (day) => day.slice(0, 7)).slice(0, kept.months),
  ]);
  return newestFirst.filter((day) => !keep.has(day));
}

function newestOfEach(newestFirst: readonly string[], periodOf: (day: string) => string): string[] {
  const newest = new Map<string, string>();
  for (const day of newestFirst) {
    const period = periodOf(day);
    if (!newest.has(period)) newest.set(period, day);
  }
  return [...newest.values()];
}
