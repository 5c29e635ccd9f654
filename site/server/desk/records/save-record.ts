import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/shared/desk/audit-actions';
import type { Database } from '../../db/database';
import { contentDrafts, contentRecords } from '../../db/schema';
import type { RecordSource } from '../../db/schema/record';
import { ConflictError, invalidFields } from '../../http/http-error';
import { applyRecords } from '../../import/apply/apply-records';
import { lockContent } from '../../import/apply/content-lock';
import type { MediaStore } from '../../import/media/media-store';
import { recordKey, type RecordKey } from '../../import/records/record-key';
import type { StaffAccountRow } from '../accounts/staff-accounts';
import { writeAudit, type AuditEntry } from '../audit/write-audit';
import type { EditedRecord, PreparedEdit } from './prepare-edit';
import { readRecord } from './read-record';
import { changedFields } from './record-versions';

/** Versions that an edit was made from; 0 where there is none. */
export interface ExpectedVersions {
  version: number;
  draftVersion: number;
}

interface SaveOptions {
  expected: ExpectedVersions;
  staff: StaffAccountRow;
  now: Date;
  store: MediaStore;
}

type StoredState = Pick<typeof contentRecords.$inferSelect, 'version' | 'updatedBy' | 'source'>;

interface LockOptions extends Omit<SaveOptions, 'staff'> {
  /** Whether an earlier request has made the change. */
  isDone: (stored: { record: StoredState | undefined; draft: StoredState | undefined }) => boolean;
}

/** Publishes an edited record and deletes its draft. */
export async function publishRecord(
  db: Database,
  key: RecordKey,
  { batch, source }: PreparedEdit,
  { expected, staff, now, store }: SaveOptions,
): Promise<void> {
  const { record, isDone } = await lockVersions(db, key, {
    ...{ expected, now, store },
    isDone: (stored) =>
      !stored.draft &&
      isOwnNext(stored.record, expected.version, staff) &&
      hasSource(stored.record, source),
  });
  if (!isDone) {
    await applyRecords(db, batch, { now, updatedBy: staff.userName, store });
    await db.delete(contentDrafts).where(isDraftOf(key));
  }
  const changes = changedFields(record?.source ?? {}, source).join(', ');
  const entry = subjectOf(key, 'deskRecordPublish', changes);
  await writeAudit(db, staff, entry, now);
}

/** Keeps an edited record as its draft. */
export async function saveDraft(
  db: Database,
  key: EditedRecord,
  { source, files }: PreparedEdit,
  { expected, staff, now, store }: SaveOptions,
): Promise<void> {
  const { draft, record, isDone } = await lockVersions(db, key, {
    ...{ expected, now, store },
    isDone: (stored) =>
      (stored.record?.version ?? 0) === expected.version &&
      isOwnNext(stored.draft, expected.draftVersion, staff) &&
      hasSource(stored.draft, source),
  });
  const { kind, id, form } = key;
  const state = {
    ...{ form, source, files: [...files] },
    version: expected.draftVersion + 1,
    updatedAt: now,
    updatedBy: staff.userName,
  };
  if (!isDone) {
    await db
      .insert(contentDrafts)
      .values({ kind, id, ...state })
      .onConflictDoUpdate({ target: [contentDrafts.kind, contentDrafts.id], set: state });
  }
  const before = draft?.source ?? record?.source ?? {};
  const changes = changedFields(before, source).join(', ');
  await writeAudit(db, staff, subjectOf(key, 'deskRecordDraft', changes), now);
}

export async function discardDraft(
  db: Database,
  key: RecordKey,
  { expected, staff, now, store }: SaveOptions,
): Promise<void> {
  await lockVersions(db, key, {
    ...{ expected, now, store },
    isDone: ({ record, draft }) => !draft && (record?.version ?? 0) === expected.version,
  });
  await db.delete(contentDrafts).where(isDraftOf(key));
  await writeAudit(db, staff, subjectOf(key, 'deskRecordDiscard', ''), now);
}

/** The entry of the audit log about a record. */
export function subjectOf(key: RecordKey, action: AuditAction, details: string): AuditEntry {
  return { action, subjectKind: key.kind, subjectId: key.id, details };
}

const isDraftOf = ({ kind, id }: RecordKey) =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.id, id));

/** Whether the version after this one is of the same editor, who may have sent it before: the response was lost. */
export const isOwnNext = (
  stored: Pick<StoredState, 'version' | 'updatedBy'> | undefined,
  version: number,
  { userName }: Pick<StaffAccountRow, 'userName'>,
): boolean => stored?.version === version + 1 && stored.updatedBy === userName;

const hasSource = (stored: StoredState | undefined, source: RecordSource): boolean =>
  changedFields(stored?.source ?? {}, source).length === 0;

/**
 * Locks the content and reads record and draft, if they are still those that were edited, or what the edit has made of them.
 * @throws ConflictError with the present state if somebody has changed them since; HttpError 409 if a new record has the id of another
 */
async function lockVersions(
  db: Database,
  key: RecordKey,
  { expected, now, store, isDone }: LockOptions,
) {
  await lockContent(db);
  const { kind, id } = key;
  const isRecord = and(eq(contentRecords.kind, kind), eq(contentRecords.id, id));
  const [record] = await db.select().from(contentRecords).where(isRecord);
  const [draft] = await db.select().from(contentDrafts).where(isDraftOf(key));
  if (isDone({ record, draft })) return { record, draft, isDone: true };
  const isNew = expected.version === 0 && expected.draftVersion === 0;
  if (isNew && (record ?? draft)) {
    throw invalidFields([{ field: 'id', error: { kind: 'taken' } }], 409);
  }
  const hasChanged = (record?.version ?? 0) !== expected.version;
  if (hasChanged || (draft?.version ?? 0) !== expected.draftVersion) {
    const by = hasChanged ? record?.updatedBy : (draft ?? record)?.updatedBy;
    const current = (record ?? draft) && (await readRecord(db, key, { store, now }));
    throw new ConflictError(by ?? recordKey(key), current);
  }
  return { record, draft, isDone: false };
}
