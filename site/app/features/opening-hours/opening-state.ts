import {
  addDays,
  museumDay,
  museumMoment,
  weekdayOf,
  weekdays,
} from '../../../contract/museum-time';
import { isOpenOn, openingTimes } from '../../../contract/opening-hours';

export interface OpeningState {
  /** `later`: today, but not yet. `over`: was open today. `closed`: not open today at all. */
  state: 'open' | 'later' | 'over' | 'closed';
  /** Weekday, 0 = Sunday, of the next opening after today, and whether that is tomorrow. */
  next: { weekday: number; tomorrow: boolean };
}

/** Whether the museum is open at a moment, wherever the visitor's clock stands. */
export function openingState(now: Date): OpeningState {
  const today = museumDay(now);
  const [tomorrow, dayAfter] = [addDays(today, 1), addDays(today, 2)];
  const following = isOpenOn(tomorrow) ? tomorrow : dayAfter;
  const next = {
    weekday: weekdays.indexOf(weekdayOf(following)),
    tomorrow: following === tomorrow,
  };
  if (!isOpenOn(today)) return { state: 'closed', next };
  if (now < museumMoment(today, openingTimes.from)) return { state: 'later', next };
  return { state: now < museumMoment(today, openingTimes.until) ? 'open' : 'over', next };
}
