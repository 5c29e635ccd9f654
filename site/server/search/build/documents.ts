import type { SearchKind } from '../../../contract/schemas/search';

/** Tables whose records have search documents, with the kinds of these documents. */
export const documentKinds = {
  exhibit: ['object'],
  exhibition: ['exhibition'],
  activity: ['activity'],
  entry: ['article', 'product'],
} as const satisfies Record<string, readonly SearchKind[]>;

export type IndexedKind = keyof typeof documentKinds;

/** Ids of the records whose documents are to be made anew. */
export type IndexedIds = Record<IndexedKind, Set<string>>;

export function emptyIds(): IndexedIds {
  return { exhibit: new Set(), exhibition: new Set(), activity: new Set(), entry: new Set() };
}

export function addIds(target: IndexedIds, more: IndexedIds): void {
  for (const kind of Object.keys(documentKinds) as IndexedKind[]) {
    for (const id of more[kind]) target[kind].add(id);
  }
}
