/** Limits of the sets of objects that visitors keep: on a device, of a member, and in shared links. */
export const objectSetLimits = {
  /** Sets of a device or of a member. */
  sets: 30,
  /** Objects of a set: a page of `exhibit/page`. */
  objects: 100,
  /** Characters. */
  name: 60,
  note: 500,
} as const;

/** Key in local storage of the sets of visitors who are not logged in. */
export const objectSetsStorageKey = 'object_sets';

/** An object of a set with the visitor’s note, which may be empty. */
export interface ObjectSetItem {
  objectId: string;
  note: string;
}

/**
 * What a link to a set names: the objects themselves, for a set that the service does not know, or the token of a set
 * that its member shares.
 */
export type ObjectSetReference =
  { kind: 'objects'; ids: readonly string[] } | { kind: 'token'; token: string };

const objectsPrefix = 'objects:';
const maxIdLength = 200;

/** Ids as one text, `yuanding,liding`; commas in ids are percent-encoded. */
export function joinIds(ids: readonly string[]): string {
  return ids.map((id) => id.replaceAll(/[%,]/g, encodeURIComponent)).join(',');
}

/** The ids of a text by `joinIds`, each once. */
export function splitIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.replaceAll('%2C', ',').replaceAll('%25', '%'));
  return [...new Set(ids)];
}

/** The reference of a list of objects, `objects:yuanding,liding`. */
export function objectsReference(ids: readonly string[]): string {
  return objectsPrefix + joinIds(ids);
}

/** Parses a reference from an address; `undefined` for anything else. Repeated objects count once. */
export function parseSetReference(reference: string): ObjectSetReference | undefined {
  if (/^[\w-]{22}$/.test(reference)) return { kind: 'token', token: reference };
  if (!reference.startsWith(objectsPrefix)) return undefined;
  const ids = splitIds(reference.slice(objectsPrefix.length));
  const areValid = ids.every((id) => id !== '' && id.length <= maxIdLength);
  return areValid && ids.length <= objectSetLimits.objects ? { kind: 'objects', ids } : undefined;
}
