import type { RecordSource } from '../db/schema/record';
import { validateRecord } from './checks/check-record';
import type { RecordForm } from './kinds/kind';
import { createRecordContext } from './kinds/record-parser';
import { parseSchedule, type Scheduled } from './kinds/schedule';
import type { PackDraft } from './records/drafts';
import type { ImportError, RecordLocation } from './records/import-errors';

/**
 * Validates a record by itself and adds it and its draft to the pack; adds its problems to `errors`. A record
 * with an id and `withdrawn` alone becomes a withdrawal.
 */
export function parseRecord(
  form: RecordForm,
  record: unknown,
  at: RecordLocation,
  pack: PackDraft,
  errors: ImportError[],
): void {
  const { kind, name } = form;
  if (isWithdrawal(record)) {
    pack.withdrawals.push({ at, kind, id: record.id, isWithdrawn: record.withdrawn });
    return;
  }
  const context = createRecordContext(at, pack, errors);
  const source = validateRecord(form.schema, record, context.report);
  if (!isSource(source)) {
    pack.invalidIds.add(at.record);
    return;
  }
  const schedule = parseSchedule(source, context.report);
  form.add(source, context);
  pack.records.push({ at, kind, form: name, id: source.id, source, schedule });
}

function isWithdrawal(record: unknown): record is { id: string; withdrawn: boolean } {
  if (typeof record !== 'object' || record === null || !('withdrawn' in record)) return false;
  if (!('id' in record) || typeof record.id !== 'string') return false;
  return typeof record.withdrawn === 'boolean' && Object.keys(record).length === 2;
}

/** Every schema has an id. */
function isSource(record: unknown): record is RecordSource & Scheduled & { id: string } {
  return typeof record === 'object' && record !== null && 'id' in record;
}
