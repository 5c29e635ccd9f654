import type { Static, TSchema } from 'typebox';
import type { RecordTools } from '../record-tools';

/** A kind of record: its files in a pack, its schema and its conversion to a draft. */
export interface Kind {
  /** Paths relative to the pack's folder; `*` matches any name. */
  files: readonly string[];
  /** Property with the list of records in a file whose top level is an object. */
  property: string;
  schema: TSchema;
  /** Adds a valid record to the pack's drafts. */
  add: (record: unknown, context: RecordTools) => void;
}

/** Types the record of `add` by the kind's schema. */
export function defineKind<Schema extends TSchema>(kind: {
  files: readonly string[];
  property: string;
  schema: Schema;
  add: (record: Static<Schema>, context: RecordTools) => void;
}): Kind {
  return { ...kind, add: (record, context) => kind.add(record as Static<Schema>, context) };
}
