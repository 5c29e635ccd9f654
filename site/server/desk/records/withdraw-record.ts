import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import { contentRecords } from '../../db/schema';
import { ConflictError, recordNotFound } from '../../http/http-error';
import { applyRecords, type RecordBatch } from '../../import/apply/apply-records';
import { lockContent } from '../../import/apply/content-lock';
import { changeStoredRecord } from '../../import/apply/change-stored-record';
import type { MediaStore } from '../../import/media/media-store';
import type { RecordKey } from '../../import/records/record-key';
import type { StaffAccountRow } from '../accounts/staff-accounts';
import { writeAudit } from '../audit/write-audit';
import { readRecord } from './read-record';
import { isOwnNext, subjectOf } from './save-record';

interface Withdrawal extends RecordKey {
  version: number;
  isWithdrawn: boolean;
}

/**
 * Withdraws a published record, or returns it, as it is: its draft stays.
 * @throws HttpError 404; ConflictError if somebody has changed it since
 */
export async function withdrawRecord(
  db: Database,
  { kind, id, version, isWithdrawn }: Withdrawal,
  { staff, now, store }: { staff: StaffAccountRow; now: Date; store: MediaStore },
): Promise<void> {
  const key = { kind, id };
  const isRecord = and(eq(contentRecords.kind, kind), eq(contentRecords.id, id));
  await db.transaction(async (transaction) => {
    await lockContent(transaction);
    const [row] = await transaction.select().from(contentRecords).where(isRecord);
    if (!row) throw recordNotFound('id', id);
    const isWanted = (row.withdrawnAt !== null) === isWithdrawn;
    const isRepeated = isWanted && isOwnNext(row, version, staff);
    if (row.version !== version && !isRepeated) {
      const current = await readRecord(transaction, key, { store, now });
      throw new ConflictError(row.updatedBy, current);
    }
    if (!isWanted) {
      const { form, files, source } = row;
      const empty: RecordBatch = { order: [], changed: [], projections: [], withdrawn: [] };
      const changed = source && { form, files, source: marked(source, isWithdrawn) };
      const batch = changed
        ? { ...empty, ...(await changeStoredRecord(changed, store)) }
        : { ...empty, withdrawn: [key] };
      await applyRecords(transaction, batch, { now, updatedBy: staff.userName, store });
    }
    const action = isWithdrawn ? 'deskRecordWithdraw' : 'deskRecordReturn';
    await writeAudit(transaction, staff, subjectOf(key, action, ''), now);
  });
}

function marked(source: Readonly<Record<string, unknown>>, isWithdrawn: boolean) {
  const others = omit(source, ['withdrawn']);
  return isWithdrawn ? { ...others, withdrawn: true } : others;
}
