import type { Static, TSchema } from 'typebox';
import type { RecordTools } from '../record-tools';

/** One kind of record: where a pack holds it, what it looks like and what becomes of it. */
export interface Kind {
  /** Files of the pack, relative to its folder; `*` stands for any name. */
  files: readonly string[];
  /** Which property holds the records where the file is an object. */
  property: string;
  schema: TSchema;
  /** Adds a checked record to the pack's drafts. */
  add: (record: unknown, tools: RecordTools) => void;
}

/** Ties a kind's schema to the type of the record that its `add` takes. */
export function defineKind<Schema extends TSchema>(kind: {
  files: readonly string[];
  property: string;
  schema: Schema;
  add: (record: Static<Schema>, tools: RecordTools) => void;
}): Kind {
  return { ...kind, add: (record, tools) => kind.add(record as Static<Schema>, tools) };
}
