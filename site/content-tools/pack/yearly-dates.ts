import { nextYearlyDates } from '../../server/calendar/yearly-run';
import { readText, type Row } from './read-pack';

/** Start and end day that an import on the day `today` would write. */
export function daysOf(exhibition: Row, today: string) {
  const run = {
    startDate: readText(exhibition, 'start_date'),
    endDate: readText(exhibition, 'end_date'),
  };
  return exhibition.yearly === true ? nextYearlyDates(run, today) : run;
}

/** One day of each month of the five years from November 2026. */
export const importDays = Array.from({ length: 60 }, (_, month) =>
  new Date(Date.UTC(2026, 10 + month, 22)).toISOString().slice(0, 10),
);
