import type { DayProgramme } from './programme-of-day';

/** A day of the calendar as it is shown. */
export interface ShownDay {
  /** `2026-11-21` */
  day: string;
  isToday: boolean;
  isPast: boolean;
  /** Whether the museum is closed. */
  isClosed: boolean;
  /** Path of its programme; undefined for a day that is over. */
  dayPath: string | undefined;
  programme: DayProgramme;
}
