import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validateRecord } from './checks/check-record';
import type { PackDraft } from './records/drafts';
import type { ImportError } from './records/import-errors';
import { recordKinds } from './kinds';
import type { RecordKind } from './kinds/kind';
import { readRecords } from './files/read-json';
import { createRecordContext } from './kinds/record-parser';

/** Parses a pack's folder; validates each record by itself and adds the problems to `errors`. */
export function readPack(folder: string, errors: ImportError[]): PackDraft {
  const pack = createEmptyPack(folder);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    errors.push({ file: folder, record: '', field: '', reason: 'is not a folder' });
    return pack;
  }
  const known = recordKinds.flatMap((kind) =>
    findFiles(kind, folder).map((file) => ({ kind, file })),
  );
  if (known.length === 0) {
    errors.push({
      file: folder,
      record: '',
      field: '',
      reason: 'contains no file of a content pack',
    });
  }
  for (const { kind, file } of known) parseFile(kind, file, pack, errors);
  const names = new Set(known.map(({ file }) => file));
  pack.ignoredFiles = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && !names.has(name),
  );
  return pack;
}

function createEmptyPack(folder: string): PackDraft {
  return {
    folder,
    categories: [],
    tags: [],
    dictionaryValues: [],
    entries: [],
    exhibitions: [],
    exhibits: [],
    activities: [],
    openingRules: [],
    files: [],
    invalidIds: new Set(),
    ignoredFiles: [],
  };
}

/** Existing files of a kind, sorted by name. */
function findFiles(kind: RecordKind, folder: string): string[] {
  return kind.files.flatMap((pattern) => {
    if (!pattern.includes('*')) return existsSync(join(folder, pattern)) ? [pattern] : [];
    const [parent = '', ending = ''] = pattern.split('/*');
    if (!existsSync(join(folder, parent))) return [];
    const names = readdirSync(join(folder, parent)).filter((name) => name.endsWith(ending));
    return names.sort().map((name) => `${parent}/${name}`);
  });
}

function parseFile(kind: RecordKind, file: string, pack: PackDraft, errors: ImportError[]): void {
  const result = readRecords(join(pack.folder, file), kind.property);
  if ('reason' in result) {
    errors.push({ file, record: '', field: '', reason: result.reason });
    return;
  }
  result.records.forEach((record, index) => {
    const at = { file, record: recordName(record, index) };
    const context = createRecordContext(at, pack, errors);
    const checked = validateRecord(kind.schema, record, context.report);
    if (checked === undefined) pack.invalidIds.add(at.record);
    else kind.add(checked, context);
  });
}

function recordName(record: unknown, index: number): string {
  const id =
    typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined;
  return typeof id === 'string' && /^[\w./-]{1,100}$/.test(id) ? id : `#${index + 1}`;
}
