import { and, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { toBatches } from '../../db/batches';
import { insertRows } from '../../db/insert-rows';
import { contentRecords, contentRecordVersions } from '../../db/schema';
import type { FileUse } from '../../db/schema/record';
import type { ParsedRecord } from '../records/drafts';
import type { RecordKey } from '../records/record-key';
import { isOneOf } from './key-list';

/** A new or changed record. */
export interface ChangedRecord extends ParsedRecord {
  hash: string;
  files: readonly FileUse[];
  parent: string | null;
  rank: number;
  /** Hash of the record as its pack has it; left out where the record is changed without its pack. */
  importedHash?: string;
}

/** `updatedBy` of records that the importer wrote. */
export const importer = 'import';

/** Who changes records, and when. */
export interface Change {
  now: Date;
  /** `import`, or the user name of a member of staff. */
  updatedBy: string;
}

/** Writes the sources of new and changed records and keeps the former ones as versions. */
export async function writeRecords(
  db: Database,
  records: readonly ChangedRecord[],
  change: Change,
): Promise<void> {
  for (const batch of toBatches(records)) {
    await keepVersions(db, batch);
    await upsertRecords(db, batch, change);
  }
}

async function keepVersions(db: Database, keys: readonly RecordKey[]): Promise<void> {
  const { kind, id, version, form, source, files, updatedAt, updatedBy } = contentRecords;
  await db.insert(contentRecordVersions).select(
    db
      .select({ kind, id, version, form, source, files, updatedAt, updatedBy })
      .from(contentRecords)
      .where(and(isOneOf(keys), isNotNull(source))),
  );
}

async function upsertRecords(
  db: Database,
  records: readonly ChangedRecord[],
  { now, updatedBy }: Change,
): Promise<void> {
  const rows = records.map(({ importedHash, schedule, files, ...record }) => ({
    ...columnsOf(record),
    files: [...files],
    version: 1,
    importedHash: importedHash ?? null,
    isEdited: updatedBy !== importer,
    updatedAt: now,
    updatedBy,
    publishedAt: schedule.publishedAt,
    unpublishedAt: schedule.unpublishedAt,
    withdrawnAt: schedule.isWithdrawn ? now : null,
    isShown: false,
  }));
  await insertRows(db, contentRecords, rows, { onConflict: replaceStored });
}

const replaceStored = sql`on conflict (kind, id) do update set
  version = ${contentRecords.version} + 1,
  form = excluded.form,
  source = excluded.source,
  files = excluded.files,
  updated_at = excluded.updated_at,
  updated_by = excluded.updated_by,
  hash = excluded.hash,
  imported_hash = coalesce(excluded.imported_hash, ${contentRecords.importedHash}),
  -- A pack that only withdraws a record leaves its texts as they were edited.
  is_edited = excluded.is_edited or excluded.imported_hash is null and ${contentRecords.isEdited},
  rank = excluded.rank,
  parent = excluded.parent,
  published_at = excluded.published_at,
  unpublished_at = excluded.unpublished_at,
  withdrawn_at = case when excluded.withdrawn_at is null then null
    else coalesce(${contentRecords.withdrawnAt}, excluded.withdrawn_at) end`;

function columnsOf({
  kind,
  id,
  form,
  source,
  hash,
  parent,
  rank,
}: Omit<ChangedRecord, 'files' | 'schedule'>) {
  return { kind, id, form, source, hash, parent, rank };
}

/** Withdraws records that have no source to change. */
export async function withdrawWithoutSource(
  db: Database,
  keys: readonly RecordKey[],
  { now, updatedBy }: Change,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(contentRecords)
    .set({ withdrawnAt: now, updatedAt: now, updatedBy })
    .where(isOneOf(keys));
}
