import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from './parse-record';
import { createEmptyPack, type PackDraft } from './records/drafts';
import type { ImportError } from './records/import-errors';
import { recordForms } from './kinds';
import type { RecordForm } from './kinds/kind';
import { readRecords } from './files/read-json';

/** Size of a part in bytes, of which a larger file is a part of its own. */
const maxPartBytes = 16 * 1024 * 1024;

/** Files of a pack that are in memory at the same time. */
export interface PackPart {
  folder: string;
  files: { form: RecordForm; file: string }[];
  /** Names of JSON files that are not part of the format; those of the pack are with its first part. */
  ignoredFiles: string[];
}

/**
 * Divides the files of a pack's folder into parts in the order in which their records refer to each other. At least one
 * part; adds an error for a folder without a file of a pack.
 */
export function listParts(
  folder: string,
  errors: ImportError[],
  maxBytes = maxPartBytes,
): [PackPart, ...PackPart[]] {
  const empty = (): PackPart => ({ folder, files: [], ignoredFiles: [] });
  const first = empty();
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    errors.push({ file: folder, record: '', field: '', reason: 'is not a folder' });
    return [first];
  }
  const known = recordForms.flatMap((form) =>
    findFiles(form, folder).map((file) => ({ form, file })),
  );
  if (known.length === 0) {
    const reason = 'contains no file of a content pack';
    errors.push({ file: folder, record: '', field: '', reason });
  }
  const names = new Set(known.map(({ file }) => file));
  first.ignoredFiles = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && !names.has(name),
  );
  const parts: [PackPart, ...PackPart[]] = [first];
  let current = first;
  let bytes = 0;
  for (const file of known) {
    const { size } = statSync(join(folder, file.file));
    if (current.files.length > 0 && bytes + size > maxBytes) {
      parts.push((current = empty()));
      bytes = 0;
    }
    current.files.push(file);
    bytes += size;
  }
  return parts;
}

/**
 * Parses a part of a pack; validates each record by itself and adds the problems to `errors`.
 * @param invalidIds ids of the invalid records of the parts before it; those of this one are added
 */
export function readPart(
  { folder, files, ignoredFiles }: PackPart,
  errors: ImportError[],
  invalidIds = new Set<string>(),
): PackDraft {
  const pack: PackDraft = { ...createEmptyPack(folder), invalidIds, ignoredFiles };
  for (const { form, file } of files) parseFile(form, file, pack, errors);
  return pack;
}

/** Existing files of a form, sorted by name. */
function findFiles(form: RecordForm, folder: string): string[] {
  return form.files.flatMap((pattern) => {
    if (!pattern.includes('*')) return existsSync(join(folder, pattern)) ? [pattern] : [];
    const [parent = '', ending = ''] = pattern.split('/*');
    if (!existsSync(join(folder, parent))) return [];
    const names = readdirSync(join(folder, parent)).filter((name) => name.endsWith(ending));
    return names.sort().map((name) => `${parent}/${name}`);
  });
}

function parseFile(form: RecordForm, file: string, pack: PackDraft, errors: ImportError[]): void {
  const result = readRecords(join(pack.folder, file), form.property);
  if ('reason' in result) {
    errors.push({ file, record: '', field: '', reason: result.reason });
    return;
  }
  result.records.forEach((record, index) => {
    parseRecord(form, record, { file, record: recordName(record, index) }, pack, errors);
  });
}

function recordName(record: unknown, index: number): string {
  const id =
    typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined;
  return typeof id === 'string' && /^[\w./-]{1,100}$/.test(id) ? id : `#${index + 1}`;
}
