import { createHash } from 'node:crypto';
import stringify from 'fast-json-stable-stringify';
import type { FileUse, RecordSource } from '../../db/schema/record';

/** Hash of everything that the rows of a record are made of: equal for an unchanged record. */
export function hashRecord(form: string, source: RecordSource, files: readonly FileUse[]): string {
  return hashOf('files', files, form, stringify(source));
}

/**
 * Hashes of a record: `hash` as `hashRecord`, and `importedHash` of the record as its pack has it, which is equal as long
 * as pack and files are the same, whatever the database has.
 * @param undated the source as its pack has it. Default: `source`
 */
export function hashImportedRecord(
  form: string,
  source: RecordSource,
  files: readonly FileUse[],
  undated = source,
): { hash: string; importedHash: string } {
  const contents = files.map(({ kind, file, original }) => ({ kind, file, original }));
  // Sorting the properties of a source takes most of the time of an import that changes nothing.
  const text = stringify(source);
  return {
    hash: hashOf('files', files, form, text),
    importedHash: hashOf(
      'contents',
      contents,
      form,
      undated === source ? text : stringify(undated),
    ),
  };
}

/** Hash of an object with three properties in the order of their names. */
function hashOf(name: 'contents' | 'files', files: readonly object[], form: string, text: string) {
  const whole = `{"${name}":${stringify(files)},"form":${JSON.stringify(form)},"source":${text}}`;
  return createHash('sha256').update(whole).digest('hex').slice(0, 32);
}
