import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkRecord } from './check-record';
import type { PackDraft } from './drafts';
import type { Fault } from './faults';
import { kinds } from './kinds';
import type { Kind } from './kinds/kind';
import { readRecords } from './read-json';
import { createRecordTools } from './record-tools';

/** Reads a pack's folder: every record by itself is checked, and what is wrong added to the faults. */
export function readPack(folder: string, faults: Fault[]): PackDraft {
  const pack = emptyPack(folder);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    faults.push({ file: folder, record: '', field: '', reason: 'is no folder' });
    return pack;
  }
  const known = kinds.flatMap((kind) => filesOf(kind, folder).map((file) => ({ kind, file })));
  if (known.length === 0) {
    faults.push({ file: folder, record: '', field: '', reason: 'holds no file of a content pack' });
  }
  for (const { kind, file } of known) addFile(kind, file, pack, faults);
  const names = new Set(known.map(({ file }) => file));
  pack.leftAside = readdirSync(folder).filter((name) => name.endsWith('.json') && !names.has(name));
  return pack;
}

function emptyPack(folder: string): PackDraft {
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
    unreadIds: new Set(),
    leftAside: [],
  };
}

/** The files of a kind that are there, in the order of their names. */
function filesOf(kind: Kind, folder: string): string[] {
  return kind.files.flatMap((pattern) => {
    if (!pattern.includes('*')) return existsSync(join(folder, pattern)) ? [pattern] : [];
    const [parent = '', ending = ''] = pattern.split('/*');
    if (!existsSync(join(folder, parent))) return [];
    const names = readdirSync(join(folder, parent)).filter((name) => name.endsWith(ending));
    return names.sort().map((name) => `${parent}/${name}`);
  });
}

function addFile(kind: Kind, file: string, pack: PackDraft, faults: Fault[]): void {
  const read = readRecords(join(pack.folder, file), kind.property);
  if ('reason' in read) {
    faults.push({ file, record: '', field: '', reason: read.reason });
    return;
  }
  read.records.forEach((record, index) => {
    const at = { file, record: nameOf(record, index) };
    const tools = createRecordTools(at, pack, faults);
    const checked = checkRecord(kind.schema, record, tools.report);
    if (checked === undefined) pack.unreadIds.add(at.record);
    else kind.add(checked, tools);
  });
}

function nameOf(record: unknown, index: number): string {
  const id =
    typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined;
  return typeof id === 'string' && /^[\w./-]{1,100}$/.test(id) ? id : `#${index + 1}`;
}
