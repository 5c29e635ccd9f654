import type { OpeningRule } from './entities/opening';
import { addDays, weekdayOf } from './museum-time';

/** When the museum opens on a day, by its own clock: `9:00` or `09:00`. */
export type OpeningTimes = NonNullable<OpeningRule['hours']>;

/** The times of a day of the museum's calendar; `undefined` where it is closed. The last rule that covers it decides. */
export function openingOn(day: string, rules: readonly OpeningRule[]): OpeningTimes | undefined {
  return rules.findLast((rule) => covers(rule, day))?.hours;
}

function covers({ from, until, weekdays }: OpeningRule, day: string): boolean {
  const isWithin = (from === undefined || day >= from) && (until === undefined || day <= until);
  return isWithin && (weekdays?.includes(weekdayOf(day)) ?? true);
}

/** Whether the museum opens on a day of its calendar, `2026-11-21`. */
export function isOpenOn(day: string, rules: readonly OpeningRule[]): boolean {
  return openingOn(day, rules) !== undefined;
}

/** A closure longer than this is not looked behind. */
const farthest = 366;

/** The first day after this one on which the museum opens, and its times. */
export function nextOpening(
  day: string,
  rules: readonly OpeningRule[],
): { day: string; hours: OpeningTimes } | undefined {
  for (let days = 1; days <= farthest; days++) {
    const later = addDays(day, days);
    const hours = openingOn(later, rules);
    if (hours) return { day: later, hours };
  }
  return undefined;
}

/** What visitors read about the hours: the texts of the rules that are not over. */
export function openingText(day: string, rules: readonly OpeningRule[], between: string): string {
  return rules
    .filter(({ until, text }) => text !== '' && (until === undefined || until >= day))
    .map(({ text }) => text)
    .join(between);
}
