import { createHash } from 'node:crypto';
import stringify from 'fast-json-stable-stringify';
import type { FileUse, RecordSource } from '../../db/schema/record';

/**
 * Hash of a record as its pack has it: equal as long as pack and files are the same, whatever the database has.
 */
export function hashImported(
  form: string,
  source: RecordSource,
  files: readonly FileUse[],
): string {
  const contents = files.map(({ kind, file, original }) => ({ kind, file, original }));
  return hashOf({ form, source, contents });
}

/** Hash of everything that the rows of a record are made of: equal for an unchanged record. */
export function hashRecord(form: string, source: RecordSource, files: readonly FileUse[]): string {
  return hashOf({ form, source, files });
}

function hashOf(value: object): string {
  return createHash('sha256').update(stringify(value)).digest('hex').slice(0, 32);
}
