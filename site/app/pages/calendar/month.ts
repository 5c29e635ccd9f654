import { addDays, weekdayOf, weekdays } from '../../../contract/shared/museum-time';

/** Months that can be shown, counted from the present one. */
const monthsBefore = 1;
const monthsAfter = 11;

/** The month some months after another: `2026-11` and 2 give `2027-01`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** First and last day of a month. */
export function boundsOfMonth(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** The month of an address; the present one where it names none that is shown. */
export function parseMonth(text: string, today: string): string {
  const present = today.slice(0, 7);
  return monthsShown(present).includes(text) ? text : present;
}

/** The months before and after one, where they are shown. */
export function neighbourMonths(month: string, today: string) {
  const shown = monthsShown(today.slice(0, 7));
  const index = shown.indexOf(month);
  return { previous: shown[index - 1], next: shown[index + 1] };
}

function monthsShown(present: string): string[] {
  return Array.from({ length: monthsBefore + 1 + monthsAfter }, (_, index) =>
    addMonths(present, index - monthsBefore),
  );
}

/** The days of a month in weeks from Monday to Sunday; '' for those of its neighbours. */
export function weeksOfMonth(month: string): string[][] {
  const { from, to } = boundsOfMonth(month);
  // Sunday is the first of `weekdays`, and the last day of a week here.
  const before = (weekdays.indexOf(weekdayOf(from)) + 6) % 7;
  const days = Array<string>(before).fill('');
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push('');
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
