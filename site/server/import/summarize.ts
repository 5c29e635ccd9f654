import type { StoredRecord } from './checks/known-records';
import type { PreparedPack } from './prepare/prepare-pack';
import { recordKey } from './records/record-key';

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

/** @param before the records of the database by key */
export function summarize(
  { folder, all, changedRecords, withdrawals, keptEntries, keptEdited }: PreparedPack,
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
