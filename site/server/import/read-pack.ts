import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from './parse-record';
import { createEmptyPack, type PackDraft } from './records/drafts';
import type { ImportError } from './records/import-errors';
import { recordForms } from './kinds';
import type { RecordForm } from './kinds/kind';
import { readRecords } from './files/read-json';

/** Parses a pack's folder; validates each record by itself and adds the problems to `errors`. */
export function readPack(folder: string, errors: ImportError[]): PackDraft {
  const pack = createEmptyPack(folder);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    errors.push({ file: folder, record: '', field: '', reason: 'is not a folder' });
    return pack;
  }
  const known = recordForms.flatMap((form) =>
    findFiles(form, folder).map((file) => ({ form, file })),
  );
  if (known.length === 0) {
    errors.push({
      file: folder,
      record: '',
      field: '',
      reason: 'contains no file of a content pack',
    });
  }
  for (const { form, file } of known) parseFile(form, file, pack, errors);
  const names = new Set(known.map(({ file }) => file));
  pack.ignoredFiles = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && !names.has(name),
  );
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
