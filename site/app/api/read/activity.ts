import type { Activity, ActivityDetail } from '../../../contract/schemas/activity';
import { readImage } from './fields';
import { isObject, listOf, oneOf, text, wholeNumber } from './values';

export const activityKinds = [
  'lecture',
  'workshop',
  'guided-tour',
  'family',
  'concert',
  'film',
] as const satisfies readonly Activity['kind'][];

export function readActivity(value: unknown): Activity | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  return {
    id,
    activityId: text(value.activityId),
    title: text(value.title) || id,
    kind: oneOf(value.kind, activityKinds) ?? 'lecture',
    summary: text(value.summary),
    thumbImg: text(value.thumbImg),
    images: listOf(value.images, readImage),
    startAt: text(value.startAt),
    endAt: text(value.endAt),
    place: text(value.place),
    capacity: wholeNumber(value.capacity) ?? 1,
    left: wholeNumber(value.left) ?? 0,
    isWeekly: value.isWeekly === true,
  };
}

export function readActivityDetail(value: unknown): ActivityDetail | undefined {
  const activity = readActivity(value);
  return activity && isObject(value) ? { ...activity, content: text(value.content) } : undefined;
}
