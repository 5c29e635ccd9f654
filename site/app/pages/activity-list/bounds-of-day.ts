import { isDay, museumDay } from '../../../contract/shared/museum-time';

/** Bounds of the activities of a day; today from now on. An invalid day has none. */
export function boundsOfDay(day: string, now: Date): { from?: string; to?: string } {
  if (!isDay(day)) return {};
  return day === museumDay(now) ? { to: day } : { from: day, to: day };
}
