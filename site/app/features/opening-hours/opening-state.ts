import type { OpeningRule } from '../../../contract/schemas/site';
import { addDays, museumDay, museumMoment } from '../../../contract/shared/museum-time';
import {
  nextOpening,
  openingHoursOn,
  type OpeningTimes,
} from '../../../contract/shared/opening-hours';

export interface OpeningState {
  /**
   * `later`: before opening. `lastHour`: between last entry and closing. `over`: after closing.
   * `closed`: closed all day.
   */
  state: 'open' | 'later' | 'lastHour' | 'over' | 'closed';
  /** Today's opening times. */
  hours: OpeningTimes | undefined;
  /** The next opening after today; `undefined` if the rules have none. */
  next: { day: string; hours: OpeningTimes; tomorrow: boolean } | undefined;
}

/** The opening state of the museum at a moment, in the museum's time zone. */
export function openingState(now: Date, rules: readonly OpeningRule[]): OpeningState {
  const today = museumDay(now);
  const hours = openingHoursOn(today, rules);
  const following = nextOpening(today, rules);
  const next = following && { ...following, tomorrow: following.day === addDays(today, 1) };
  if (!hours) return { state: 'closed', hours, next };
  if (now < museumMoment(today, hours.opens)) return { state: 'later', hours, next };
  if (now < museumMoment(today, hours.lastEntry)) return { state: 'open', hours, next };
  const state = now < museumMoment(today, hours.closes) ? 'lastHour' : 'over';
  return { state, hours, next };
}
