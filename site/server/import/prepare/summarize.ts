import type { StoredRecord } from '../checks/known-records';
import type { ChangedRecord } from '../apply/write-records';
import type { PackDraft } from '../records/drafts';
import { recordKey, type RecordKey } from '../records/record-key';
import type { PreparedWithdrawals } from './prepare-withdrawals';

/** What an import changes. */
export interface ImportSummary {
  folder: string;
  new: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  ignoredFiles: string[];
  /** Ids of existing entries that a catalogue record of the same id did not replace. */
  keptEntries: string[];
  /** Records that pack and desk have both changed, of which the desk's version is kept. */
  keptEdited: string[];
}

/** What the preparation of a pack has found. */
interface Findings {
  folder: string;
  all: PackDraft;
  changedRecords: readonly ChangedRecord[];
  withdrawals: PreparedWithdrawals;
  keptEntries: string[];
  keptEdited: readonly RecordKey[];
}

/** @param before the records of the database by key */
export function summarize(
  { folder, all, changedRecords, withdrawals, keptEntries, keptEdited }: Findings,
  before: ReadonlyMap<string, StoredRecord>,
): ImportSummary {
  const written = [...changedRecords, ...withdrawals.changed];
  const isWithdrawal = (record: (typeof written)[number]) =>
    record.schedule.isWithdrawn && before.get(recordKey(record))?.isWithdrawn === false;
  const withdrawn = written.filter(isWithdrawal).length;
  const added = written.filter((record) => !before.has(recordKey(record))).length;
  return {
    folder,
    new: added,
    changed: written.length - withdrawn - added,
    unchanged:
      all.records.length +
      all.withdrawals.length -
      written.length -
      withdrawals.withoutSource.length,
    withdrawn: withdrawn + withdrawals.withoutSource.length,
    ignoredFiles: all.ignoredFiles,
    keptEntries,
    keptEdited: keptEdited.map(recordKey),
  };
}

/** The summary of a pack from those of its parts. */
export function mergeSummaries(one: ImportSummary, other: ImportSummary): ImportSummary {
  return {
    folder: one.folder,
    new: one.new + other.new,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    withdrawn: one.withdrawn + other.withdrawn,
    ignoredFiles: [...one.ignoredFiles, ...other.ignoredFiles],
    keptEntries: [...one.keptEntries, ...other.keptEntries],
    keptEdited: [...one.keptEdited, ...other.keptEdited],
  };
}
