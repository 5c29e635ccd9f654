import type { FileUse, RecordSource } from '../../db/schema/record';
import type { MediaStore } from '../media/media-store';
import { parentsOf, rankOf } from '../records/pack-lists';
import { hashRecord } from '../records/record-hash';
import { recordKey } from '../records/record-key';
import type { Projection } from './project-rows';
import { projectStored } from './stored-projections';
import type { ChangedRecord } from './write-records';

/** A stored record with a changed source and the same files, ready to be written. */
export async function changeStoredRecord(
  stored: { form: string; source: RecordSource; files: readonly FileUse[] },
  store: MediaStore,
): Promise<{ changed: ChangedRecord[]; projections: Projection[] }> {
  const projection = await projectStored(stored, store);
  const { form, source, files } = stored;
  const { pack } = projection;
  const changed = pack.records.map((record) => ({
    ...record,
    files,
    hash: hashRecord(form, source, files),
    parent: parentsOf(pack).get(recordKey(record)) ?? null,
    rank: rankOf(pack)(record),
  }));
  return { changed, projections: [projection] };
}
