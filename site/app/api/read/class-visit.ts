import type { ClassVisitSlot } from '../../../contract/schemas/class-visit';
import { isObject, text, wholeNumber } from './values';

export function readClassVisitSlot(value: unknown): ClassVisitSlot | undefined {
  if (!isObject(value)) return undefined;
  const day = text(value.day);
  const time = text(value.time);
  if (!day || !time) return undefined;
  return {
    day,
    time,
    startAt: text(value.startAt),
    endAt: text(value.endAt),
    capacity: wholeNumber(value.capacity) ?? 1,
    left: wholeNumber(value.left) ?? 0,
  };
}
