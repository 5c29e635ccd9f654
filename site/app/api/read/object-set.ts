import type { ObjectSet, SharedObjectSet } from '../../../contract/schemas/object-set';
import { objectSetLimits, type ObjectSetItem } from '../../../contract/shared/object-sets';
import { isObject, listOf, text, wholeNumber } from './values';

/** A set with what is within the limits; also for what a device has stored, which anybody can change. */
export function readObjectSet(value: unknown): ObjectSet | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  const shared = readSharedSet(value);
  if (!id || !shared) return undefined;
  const shareToken = text(value.shareToken);
  return {
    id,
    ...shared,
    version: wholeNumber(value.version) ?? 0,
    ...(shareToken && { shareToken }),
  };
}

/** A set as its link shows it. */
export function readSharedSet(value: unknown): SharedObjectSet | undefined {
  if (!isObject(value)) return undefined;
  const name = text(value.name).slice(0, objectSetLimits.name);
  if (!name) return undefined;
  const items = listOf(value.items, readItem);
  const unique = items.filter(
    ({ objectId }, index) => items.findIndex((each) => each.objectId === objectId) === index,
  );
  return {
    name,
    items: unique.slice(0, objectSetLimits.objects),
    updatedAt: text(value.updatedAt),
  };
}

function readItem(value: unknown): ObjectSetItem | undefined {
  if (!isObject(value)) return undefined;
  const objectId = text(value.objectId);
  return objectId ? { objectId, note: text(value.note).slice(0, objectSetLimits.note) } : undefined;
}
