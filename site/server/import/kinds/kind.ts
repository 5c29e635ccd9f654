import { Type, type Static, type TObject } from 'typebox';
import type { ContentKind } from '../../db/schema/record';
import type { RecordContext } from './record-parser';
import { scheduleFields } from './schedule';

/** A form of records: its files in a pack, its schema and its conversion to a draft. */
export interface RecordForm {
  /** Name of the form in the database. */
  name: string;
  /** Kind of the record; several forms are entries. */
  kind: ContentKind;
  /** Paths relative to the pack's folder; `*` matches any name. */
  files: readonly string[];
  /** Property with the list of records in a file whose top level is an object. */
  property: string;
  /** With the fields of the schedule. */
  schema: TObject;
  /** Adds a valid record to the pack's drafts. */
  add: (record: unknown, context: RecordContext) => void;
}

/** Types the record of `add` by the form's own schema. */
export function defineRecordForm<Schema extends TObject>(
  form: Omit<RecordForm, 'schema' | 'add'> & {
    schema: Schema;
    add: (record: Static<Schema>, context: RecordContext) => void;
  },
): RecordForm {
  const { properties } = form.schema;
  return {
    ...form,
    // First and last: the form's own fields lead in an export, and precede the general ones of the same name.
    schema: Type.Object({ ...properties, ...scheduleFields, ...properties }),
    add: (record, context) => form.add(record as Static<Schema>, context),
  };
}
