import type { OpeningRule } from '../../../contract/entities/opening';
import { addDays, museumDay, museumMoment } from '../../../contract/museum-time';
import { nextOpening, openingOn, type OpeningTimes } from '../../../contract/opening-hours';

export interface OpeningState {
  /**
   * `later`: today, but not yet. `lastHour`: open, but nobody is let in any more. `over`: was open
   * today. `closed`: not open today at all.
   */
  state: 'open' | 'later' | 'lastHour' | 'over' | 'closed';
  /** The times of today. */
  hours: OpeningTimes | undefined;
  /** The next opening after today, where the rules name one. */
  next: { day: string; hours: OpeningTimes; tomorrow: boolean } | undefined;
}

/** Whether the museum is open at a moment, wherever the visitor's clock stands. */
export function openingState(now: Date, rules: readonly OpeningRule[]): OpeningState {
  const today = museumDay(now);
  const hours = openingOn(today, rules);
  const following = nextOpening(today, rules);
  const next = following && { ...following, tomorrow: following.day === addDays(today, 1) };
  if (!hours) return { state: 'closed', hours, next };
  if (now < museumMoment(today, hours.opens)) return { state: 'later', hours, next };
  if (now < museumMoment(today, hours.lastEntry)) return { state: 'open', hours, next };
  const state = now < museumMoment(today, hours.closes) ? 'lastHour' : 'over';
  return { state, hours, next };
}
