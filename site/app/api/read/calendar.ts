import type { CalendarDate } from '../../../contract/schemas/calendar';
import { eventKinds } from '../../../contract/shared/event-kinds';
import { isDay } from '../../../contract/shared/museum-time';
import { isObject, listOf, oneOf, text } from './values';

export function readCalendarDate(value: unknown): CalendarDate | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  const day = text(value.day);
  const kinds = listOf(value.kinds, (each) => oneOf(each, eventKinds));
  if (!id || !isDay(day) || kinds.length === 0) return undefined;
  const path = text(value.path);
  return {
    id,
    kinds,
    title: text(value.title),
    place: text(value.place),
    day,
    startAt: text(value.startAt) || null,
    endAt: text(value.endAt) || null,
    path: path.startsWith('/') ? path : '',
    isCancelled: value.isCancelled === true,
  };
}
