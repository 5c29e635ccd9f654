import { addDays, isDay } from '../../contract/shared/museum-time';

/** First and last day of an exhibition, as `2026-11-21`. */
export interface DateRange {
  startDate: string;
  endDate: string;
}

/** The same day a number of years later; 28 February if that year has no 29th. */
function addYears(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDay(later) ? later : addDays(`${later.slice(0, 8)}01`, 27);
}

/** The first yearly repetition that has not ended before `today`; the original dates are the earliest. */
export function nextYearlyDates({ startDate, endDate }: DateRange, today: string): DateRange {
  const years = Math.max(0, Number(today.slice(0, 4)) - Number(endDate.slice(0, 4)));
  const offset = addYears(endDate, years) < today ? years + 1 : years;
  return { startDate: addYears(startDate, offset), endDate: addYears(endDate, offset) };
}
