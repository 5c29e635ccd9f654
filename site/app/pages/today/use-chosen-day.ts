import { addDays, isDay, museumDay } from '../../../contract/shared/museum-time';
import { useNow } from '../../features/opening-hours/clock';
import { useHashLocation } from '../../router/use-hash-location';

const daysShown = 7;

/** Days ahead that can be chosen: those of the calendar. */
const maxDaysAhead = 366;

interface ChosenDay {
  now: Date;
  /** `2026-11-21` */
  today: string;
  /** Seven days to choose from: those from today on, or around a day that is not among them. */
  days: readonly string[];
  /** The day of the address, today where it names none that is still to come. */
  day: string;
  /** Whether the address names a day that cannot be shown. */
  isUnknown: boolean;
  /** Path of the page with another day. */
  pathTo: (day: string) => string;
}

/** The day whose programme is shown, from the query of the address. */
export function useChosenDay(): ChosenDay {
  const { path, query } = useHashLocation();
  const now = useNow();
  const today = museumDay(now);
  const wanted = query.get('day') ?? '';
  const isComing = isDay(wanted) && wanted > today && wanted <= addDays(today, maxDaysAhead);
  const day = isComing ? wanted : today;
  const isInWeek = day < addDays(today, daysShown);
  const first = isInWeek ? today : addDays(day, -Math.floor(daysShown / 2));
  return {
    now,
    today,
    days: Array.from({ length: daysShown }, (_, index) => addDays(first, index)),
    day,
    isUnknown: wanted !== '' && wanted !== day,
    pathTo: (other) => (other === today ? path : `${path}?day=${other}`),
  };
}
