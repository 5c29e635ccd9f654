import type { ContentKind } from '../../db/schema/record';

/** Identity of a record. */
export interface RecordKey {
  kind: ContentKind;
  id: string;
}

/** Key of a record in maps and sets; no id has a space. */
export function recordKey({ kind, id }: RecordKey): string {
  return `${kind} ${id}`;
}
