import type { CalendarDate } from '../../../contract/schemas/calendar';
import type { EventKind } from '../../../contract/shared/event-kinds';

export interface DayProgramme {
  dates: readonly CalendarDate[];
  /** Number of docents' tours that are told in one line, because every day has the same. */
  tours: number;
}

/** What a day shows under a filter; the docents' tours are listed one by one only when they are asked for. */
export function programmeOfDay(
  dates: readonly CalendarDate[],
  day: string,
  kind: EventKind | '',
): DayProgramme {
  const ofDay = dates.filter((date) => date.day === day);
  if (kind !== '') return { dates: ofDay.filter(({ kinds }) => kinds.includes(kind)), tours: 0 };
  const isDaily = ({ kinds, isCancelled }: CalendarDate) =>
    kinds.length === 1 && kinds[0] === 'tour' && !isCancelled;
  return {
    dates: ofDay.filter((date) => !isDaily(date)),
    tours: ofDay.filter(isDaily).length,
  };
}
