import { addDays, isDay } from '../../contract/museum-time';

/** The days of an exhibition, the first and the last, as `2026-11-21`. */
export interface Run {
  startDate: string;
  endDate: string;
}

/** The same day so many years later; 28 February where that year has no 29th. */
function inYears(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDay(later) ? later : addDays(`${later.slice(0, 8)}01`, 27);
}

/** Of what returns each year on the same days: the time that is not over on that day, the first one included. */
export function runOnOrAfter({ startDate, endDate }: Run, today: string): Run {
  const years = Math.max(0, Number(today.slice(0, 4)) - Number(endDate.slice(0, 4)));
  const over = inYears(endDate, years) < today ? years + 1 : years;
  return { startDate: inYears(startDate, over), endDate: inYears(endDate, over) };
}
