import type { Static, TSchema } from 'typebox';
import type { RecordContext } from './record-parser';

/** A kind of record: its files in a pack, its schema and its conversion to a draft. */
export interface RecordKind {
  /** Paths relative to the pack's folder; `*` matches any name. */
  files: readonly string[];
  /** Property with the list of records in a file whose top level is an object. */
  property: string;
  schema: TSchema;
  /** Adds a valid record to the pack's drafts. */
  add: (record: unknown, context: RecordContext) => void;
}

/** Types the record of `add` by the kind's schema. */
export function defineRecordKind<Schema extends TSchema>(kind: {
  files: readonly string[];
  property: string;
  schema: Schema;
  add: (record: Static<Schema>, context: RecordContext) => void;
}): RecordKind {
  return { ...kind, add: (record, context) => kind.add(record as Static<Schema>, context) };
}
