import { addDays, museumDay } from '../../../contract/shared/museum-time';
import { useNow } from '../../features/opening-hours/clock';
import { useHashLocation } from '../../router/use-hash-location';

const daysShown = 7;

interface ChosenDay {
  now: Date;
  /** `2026-11-21` */
  today: string;
  /** Today and the days after it that can be chosen. */
  days: readonly string[];
  /** The day of the address, today where it names none of them. */
  day: string;
  /** Path of the page with another day. */
  pathTo: (day: string) => string;
}

/** The day whose programme is shown, from the query of the address. */
export function useChosenDay(): ChosenDay {
  const { path, query } = useHashLocation();
  const now = useNow();
  const today = museumDay(now);
  const days = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  const wanted = query.get('day') ?? '';
  return {
    now,
    today,
    days,
    day: days.includes(wanted) ? wanted : today,
    pathTo: (day) => (day === today ? path : `${path}?day=${day}`),
  };
}
