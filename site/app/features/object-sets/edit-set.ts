import type { ObjectSet } from '../../../contract/schemas/object-set';
import { objectSetLimits, type ObjectSetItem } from '../../../contract/shared/object-sets';

/** The part of a set that its owner edits. */
export type SetContent = Pick<ObjectSet, 'id' | 'name' | 'items'>;

export const hasObject = ({ items }: SetContent, objectId: string): boolean =>
  items.some((item) => item.objectId === objectId);

/** The set with an object at its end; `undefined` where the set is full. */
export function withObject<Set extends SetContent>(set: Set, objectId: string): Set | undefined {
  if (hasObject(set, objectId)) return set;
  if (set.items.length >= objectSetLimits.objects) return undefined;
  return { ...set, items: [...set.items, { objectId, note: '' }] };
}

export function withoutObject<Set extends SetContent>(set: Set, objectId: string): Set {
  return { ...set, items: set.items.filter((item) => item.objectId !== objectId) };
}

export function withNote<Set extends SetContent>(set: Set, objectId: string, note: string): Set {
  const change = (item: ObjectSet['items'][number]) =>
    item.objectId === objectId ? { ...item, note } : item;
  return { ...set, items: set.items.map(change) };
}

/** The set with the note of an object; an object that is not in it is inserted at a place, by default the end. */
export function withItem<Set extends SetContent>(
  set: Set,
  item: ObjectSetItem,
  place = set.items.length,
): Set {
  if (hasObject(set, item.objectId)) return withNote(set, item.objectId, item.note);
  return { ...set, items: [...set.items.slice(0, place), item, ...set.items.slice(place)] };
}

/** The set with an object at another place; the places count from 0. */
export function withMoved<Set extends SetContent>(set: Set, objectId: string, to: number): Set {
  const item = set.items.find((each) => each.objectId === objectId);
  if (!item) return set;
  const others = set.items.filter((each) => each !== item);
  return { ...set, items: [...others.slice(0, to), item, ...others.slice(to)] };
}

/** A name as it is stored: one line without spaces around it, within the limit. */
export function trimName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, objectSetLimits.name)
    .trim();
}
