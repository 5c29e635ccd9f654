import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import { contentRecords } from '../../db/schema';
import { isOneOf } from '../apply/key-list';
import type { Projection } from '../apply/project-rows';
import { changeStoredRecord } from '../apply/change-stored-record';
import type { ChangedRecord } from '../apply/write-records';
import type { KnownRecords } from '../checks/known-records';
import type { MediaStore } from '../media/media-store';
import type { PackDraft, WithdrawalDraft } from '../records/drafts';
import type { ImportError } from '../records/import-errors';
import { recordKey, type RecordKey } from '../records/record-key';

/** What the withdrawals of a pack change. */
export interface PreparedWithdrawals {
  changed: ChangedRecord[];
  projections: Projection[];
  /** Records to withdraw that have no source. */
  withoutSource: RecordKey[];
}

/** Applies the withdrawals of a pack to the sources of the stored records; reports unknown records. */
export async function prepareWithdrawals(
  db: Database,
  { withdrawals }: PackDraft,
  known: KnownRecords,
  store: MediaStore,
  errors: ImportError[],
): Promise<PreparedWithdrawals> {
  const prepared: PreparedWithdrawals = { changed: [], projections: [], withoutSource: [] };
  for (const withdrawal of withdrawals) {
    const stored = known.stored.get(recordKey(withdrawal));
    if (!stored) report(withdrawal, errors, `${withdrawal.id} is not a known record`);
    else if (stored.isWithdrawn === withdrawal.isWithdrawn) continue;
    else if (stored.hasSource) await changeSource(db, withdrawal, store, prepared);
    else if (withdrawal.isWithdrawn) prepared.withoutSource.push(withdrawal);
    else report(withdrawal, errors, 'its texts are not stored: import the whole record');
  }
  return prepared;
}

function report({ at }: WithdrawalDraft, errors: ImportError[], reason: string): void {
  errors.push({ ...at, field: 'withdrawn', reason });
}

async function changeSource(
  db: Database,
  { at, kind, id, isWithdrawn }: WithdrawalDraft,
  store: MediaStore,
  { changed, projections }: PreparedWithdrawals,
): Promise<void> {
  const [row] = await db
    .select()
    .from(contentRecords)
    .where(isOneOf([{ kind, id }]));
  if (!row?.source) return;
  const { form, files } = row;
  const others = omit(row.source, ['withdrawn']);
  const source = isWithdrawn ? { ...others, withdrawn: true } : others;
  const stored = await changeStoredRecord({ form, source, files }, store);
  projections.push(...stored.projections);
  changed.push(...stored.changed.map((record) => ({ ...record, at })));
}
