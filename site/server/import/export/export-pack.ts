import { asc, eq, isNull } from 'drizzle-orm';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { RecordSource } from '../../db/schema/record';
import { recordForms } from '../kinds';
import type { RecordForm } from '../kinds/kind';
import { openMediaStore } from '../media/media-store';
import { createPathAssigner } from './assign-paths';
import { ExportError } from './export-error';

/** Records of a file; forms with a folder of files get more of them. */
const recordsPerFile = 5_000;

/** Number of exported records and files. */
export interface ExportSummary {
  folder: string;
  records: number;
  files: number;
}

/**
 * Writes a content pack with every record, shown or not, and the originals of its files. The folder appears under its name
 * when it is complete.
 * @throws ExportError if the folder is not empty, a record has no stored source, or an original is missing
 */
export async function exportPack(
  db: Database,
  folder: string,
  { dataDir }: { dataDir: string },
): Promise<ExportSummary> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ExportError(
      `${folder} 不是空文件夹，请另选一个 · is not empty: name another folder.`,
    );
  }
  const draft = `${folder}.${process.pid}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    const { records, originals } = await db.transaction(
      (transaction) => writeRecords(transaction, draft),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await writeFiles(draft, originals, dataDir);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(draft, folder);
    return { folder, records, files: originals.size };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function writeRecords(db: Database, folder: string) {
  const missing = await db.$count(contentRecords, isNull(contentRecords.source));
  if (missing > 0) {
    throw new ExportError(
      `${missing} 条记录没有保存原文，请先重新导入其内容包 · ${missing} records have no stored text: import their packs again first.`,
    );
  }
  const { id, source: sourceColumn, files: filesColumn, position } = contentRecords;
  const assignPaths = createPathAssigner();
  const originals = new Map<string, string>();
  let records = 0;
  for (const form of recordForms) {
    const rows = await db
      .select({ id, source: sourceColumn, files: filesColumn, position })
      .from(contentRecords)
      .where(eq(contentRecords.form, form.name))
      .orderBy(asc(position));
    // Kinds without an order; the order of ids in SQL depends on the collation.
    if (rows[0]?.position === null) rows.sort(byId);
    const sources: RecordSource[] = [];
    for (const row of rows) {
      const { source, files } = assignPaths(row.source ?? {}, row.files);
      sources.push(inFormOrder(source, form));
      for (const [path, original] of files) originals.set(path, original);
    }
    await writeSources(folder, form, sources);
    records += rows.length;
  }
  return { records, originals };
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** The database does not keep the order of the properties. */
function inFormOrder(source: RecordSource, { schema }: RecordForm): RecordSource {
  const names = Object.keys(schema.properties).filter((name) => name in source);
  return Object.fromEntries(names.map((name) => [name, source[name]]));
}

async function writeSources(
  folder: string,
  { files: [file = '', pattern], property }: RecordForm,
  sources: readonly RecordSource[],
): Promise<void> {
  if (sources.length === 0) return;
  const size = pattern === undefined ? sources.length : recordsPerFile;
  for (let start = 0; start < sources.length; start += size) {
    const name = `part-${String(start / size).padStart(4, '0')}`;
    const path = join(folder, start === 0 ? file : (pattern ?? file).replace('*', name));
    mkdirSync(dirname(path), { recursive: true });
    const content = { [property]: sources.slice(start, start + size) };
    await writeFile(path, `${JSON.stringify(content, undefined, 2)}\n`, { flush: true });
  }
}

async function writeFiles(
  folder: string,
  originals: ReadonlyMap<string, string>,
  dataDir: string,
): Promise<void> {
  const store = openMediaStore(dataDir);
  for (const [path, original] of originals) {
    const found = store.findOriginal(original);
    if (found === undefined) {
      throw new ExportError(`原件缺失 · The original of ${path} is missing in ${dataDir}.`);
    }
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    await copyFile(found, join(folder, path));
  }
}
