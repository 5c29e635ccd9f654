import type { DocentSlot } from '../../../contract/schemas/docent';
import { isObject, oneOf, text, wholeNumber } from './values';

export function readDocentSlot(value: unknown): DocentSlot | undefined {
  if (!isObject(value)) return undefined;
  const day = text(value.day);
  const time = text(value.time);
  const language = oneOf(value.language, ['zh', 'en']);
  if (!day || !time || !language) return undefined;
  return {
    day,
    time,
    language,
    startAt: text(value.startAt),
    endAt: text(value.endAt),
    place: text(value.place),
    capacity: wholeNumber(value.capacity) ?? 1,
    left: wholeNumber(value.left) ?? 0,
  };
}
