import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../db/database';
import { contentRecords } from '../db/schema';
import type { FileUse, RecordSource } from '../db/schema/record';
import { isOneOf } from './apply/key-list';
import type { ChangedRecord } from './apply/write-records';
import type { PreparedPack } from './prepare/prepare-pack';
import { recordKey } from './records/record-key';

/** What an import of a pack would change, one line a record, and the files that no record would use any more. */
export async function describeChanges(db: Database, pack: PreparedPack): Promise<string[]> {
  const changed = [...pack.changedRecords, ...pack.withdrawals.changed];
  const { kind, id, source, files, withdrawnAt } = contentRecords;
  const rows = await db
    .select({ kind, id, source, files, withdrawnAt })
    .from(contentRecords)
    .where(isOneOf(changed));
  const before = new Map(rows.map((row) => [recordKey(row), row]));
  const lines = changed.map((record) => {
    const old = before.get(recordKey(record));
    const name = `${record.kind} ${record.id}`;
    if (!old) return `new ${name}`;
    if (record.schedule.isWithdrawn && !old.withdrawnAt) return `withdrawn ${name}`;
    return `changed ${name}: ${differingFields(old, record).join(', ')}`;
  });
  const withdrawn = pack.withdrawals.withoutSource.map(
    (record) => `withdrawn ${record.kind} ${record.id}`,
  );
  return [...lines, ...withdrawn, ...(await describeRemoved(db, rows, changed))];
}

function differingFields(
  old: { source: RecordSource | null; files: readonly FileUse[] },
  { source, files }: ChangedRecord,
): string[] {
  if (!old.source) return ['text was not stored'];
  const former = old.source;
  const names = new Set([...Object.keys(former), ...Object.keys(source)]);
  const fields = [...names].filter((name) => !isDeepStrictEqual(former[name], source[name]));
  const originals = new Map(old.files.map((use) => [use.file, use.original]));
  const contents = files
    .filter(({ file, original }) => originals.has(file) && originals.get(file) !== original)
    .map(({ file }) => file);
  const all = [...fields, ...contents];
  return all.length > 0 ? all : ['pictures are prepared anew'];
}

/** Files of the former records that no record uses afterwards. */
async function describeRemoved(
  db: Database,
  former: readonly { kind: ChangedRecord['kind']; id: string; files: readonly FileUse[] }[],
  changed: readonly ChangedRecord[],
): Promise<string[]> {
  const used = new Set(changed.flatMap(({ files }) => files.map(({ original }) => original)));
  const gone = former.flatMap(({ files }) => files.filter(({ original }) => !used.has(original)));
  if (gone.length === 0) return [];
  const isChanged = new Set(changed.map(recordKey));
  const { kind, id, files } = contentRecords;
  const rows = await db.select({ kind, id, files }).from(contentRecords);
  for (const row of rows) {
    if (!isChanged.has(recordKey(row))) for (const use of row.files) used.add(use.original);
  }
  const removed = gone.filter(({ original }) => !used.has(original)).map(({ file }) => file);
  return [...new Set(removed)].map((file) => `unused afterwards ${file}`);
}
