import { createHash } from 'node:crypto';
import stringify from 'fast-json-stable-stringify';
import type { FileUse, RecordSource } from '../../db/schema/record';

/** Hash of everything that the rows of a record are made of: equal for an unchanged record. */
export function hashRecord(form: string, source: RecordSource, files: readonly FileUse[]): string {
  return createHash('sha256').update(stringify({ form, source, files })).digest('hex').slice(0, 32);
}
