import type { ObjectSet } from '../../../contract/schemas/object-set';
import { objectSetLimits, objectSetsStorageKey } from '../../../contract/shared/object-sets';
import { readObjectSet } from '../../api/read/object-set';
import { listOf } from '../../api/read/values';

const changed = new EventTarget();

/** The sets on this device, the latest change first. Storage may hold anything, or be blocked. */
export function readDeviceSets(): ObjectSet[] {
  try {
    return parseSets(window.localStorage.getItem(objectSetsStorageKey));
  } catch {
    return [];
  }
}

/** Parses what storage holds; what is no set is left out. */
export function parseSets(stored: string | null): ObjectSet[] {
  try {
    const sets = listOf(JSON.parse(stored ?? '[]') as unknown, readObjectSet);
    const unique = new Map(sets.map((set) => [set.id, set]));
    return [...unique.values()]
      .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt) || 0)
      .slice(0, objectSetLimits.sets);
  } catch {
    return [];
  }
}

/** Stores the sets; false where storage is full or blocked, and then they stay as they were. */
export function writeDeviceSets(sets: readonly ObjectSet[]): boolean {
  try {
    if (sets.length === 0) window.localStorage.removeItem(objectSetsStorageKey);
    else window.localStorage.setItem(objectSetsStorageKey, JSON.stringify(sets));
  } catch {
    return false;
  }
  changed.dispatchEvent(new Event('change'));
  return true;
}

/** What storage holds; equal texts are equal sets. */
export function deviceSetsText(): string {
  try {
    return window.localStorage.getItem(objectSetsStorageKey) ?? '';
  } catch {
    return '';
  }
}

/** Calls `listener` after each change, also by another tab; returns the function that ends it. */
export function onDeviceSetsChanged(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
