import { addDays, weekdayOf, type Weekday } from './museum-time';

/** An opening rule as in the entity of the same name; declared here, so that the browser loads no schema. */
export interface OpeningRule {
  from?: string;
  until?: string;
  weekdays?: readonly Weekday[];
  hours?: { opens: string; lastEntry: string; closes: string };
  text: string;
}

/** Opening times of a day in the museum’s time zone: `9:00` or `09:00`. */
export type OpeningTimes = NonNullable<OpeningRule['hours']>;

/** Opening times of a day; `undefined` where the museum is closed. The last rule that covers the day applies. */
export function openingHoursOn(
  day: string,
  rules: readonly OpeningRule[],
): OpeningTimes | undefined {
  return rules.findLast((rule) => coversDay(rule, day))?.hours;
}

/** Whether a rule is for a day, `2026-11-21`. */
export function coversDay(
  { from, until, weekdays }: Omit<OpeningRule, 'text'>,
  day: string,
): boolean {
  const isWithin = (from === undefined || day >= from) && (until === undefined || day <= until);
  return isWithin && (weekdays?.includes(weekdayOf(day)) ?? true);
}

/** Whether the museum is open on a day, `2026-11-21`. */
export function isOpenOn(day: string, rules: readonly OpeningRule[]): boolean {
  return openingHoursOn(day, rules) !== undefined;
}

/** Number of days that `nextOpening` searches. */
const maxDaysAhead = 366;

/** The first open day after `day` and its times; `undefined` where none follows within 366 days. */
export function nextOpening(
  day: string,
  rules: readonly OpeningRule[],
): { day: string; hours: OpeningTimes } | undefined {
  for (let days = 1; days <= maxDaysAhead; days++) {
    const later = addDays(day, days);
    const hours = openingHoursOn(later, rules);
    if (hours) return { day: later, hours };
  }
  return undefined;
}

/** Texts for visitors of all rules that have not ended before `day`, joined with `between`. */
export function openingText(day: string, rules: readonly OpeningRule[], between: string): string {
  return rules
    .filter(({ until, text }) => text !== '' && (until === undefined || until >= day))
    .map(({ text }) => text)
    .join(between);
}
