import { and, desc, eq } from 'drizzle-orm';
import { invalidFields } from '../../http/http-error';
import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import { contentDrafts, contentRecords, contentRecordVersions } from '../../db/schema';
import type { FileUse, RecordSource } from '../../db/schema/record';
import type { RecordBatch } from '../../import/apply/apply-records';
import type { ChangedRecord } from '../../import/apply/write-records';
import { resolveOriginal } from '../../import/apply/stored-projections';
import { readKnownRecords, type KnownRecords } from '../../import/checks/known-records';
import type { ResolveFile } from '../../import/files/pack-file';
import { changedFilesOf, storeFiles, toRecordBatch } from '../../import/prepare/store-files';
import { recordForms } from '../../import/kinds';
import type { MediaStore } from '../../import/media/media-store';
import { parseRecord } from '../../import/parse-record';
import { prepareRecords } from '../../import/prepare/prepare-pack';
import { createEmptyPack } from '../../import/records/drafts';
import type { ImportError } from '../../import/records/import-errors';
import { recordKey, type RecordKey } from '../../import/records/record-key';
import { checkDescriptions } from './check-descriptions';
import { invalidRecord } from './invalid-record';
import { uploadedOriginal } from './uploaded-file';

/** A record as it was edited. */
export interface EditedRecord extends RecordKey {
  form: string;
  source: RecordSource;
}

/** A valid edited record, ready to be written. */
export interface PreparedEdit {
  batch: RecordBatch;
  source: RecordSource;
  files: readonly FileUse[];
  /** Category of an entry, and the category above a category. */
  parent: string | null;
  known: KnownRecords;
}

/**
 * Checks an edited record by the rules of the importer, and alternative texts besides; stores its pictures in their
 * sizes. Writes nothing to the database.
 * @throws HttpError 400 with every invalid field
 */
export async function prepareEdit(
  db: Database,
  record: EditedRecord,
  { store, now }: { store: MediaStore; now: Date },
): Promise<PreparedEdit> {
  const form = recordForms.find(({ name, kind }) => name === record.form && kind === record.kind);
  if (!form)
    throw invalidFields([{ field: 'form', error: { kind: 'choice', choices: formNames } }]);
  const errors: ImportError[] = [];
  const pack = createEmptyPack('');
  const at = { file: form.files[0] ?? '', record: record.id };
  if (record.source.id !== record.id) errors.push({ ...at, field: 'id', reason: idReason });
  const former = await readFormerStates(db, record);
  const known = await readKnownRecords(db);
  const isWithdrawn = known.stored.get(recordKey(record))?.isWithdrawn ?? false;
  // Withdrawing has a call of its own: an edit leaves it as it is.
  const unmarked = omit(record.source, ['withdrawn']);
  parseRecord(form, isWithdrawn ? { ...unmarked, withdrawn: true } : unmarked, at, pack, errors);
  if (pack.withdrawals.length > 0)
    throw invalidRecord([{ ...at, field: '', reason: 'is missing' }]);
  checkDescriptions(record, former[0]?.source ?? undefined, at, errors);
  const resolve = createResolver(
    former.map(({ files }) => files),
    store,
  );
  const onProgress = () => undefined;
  const options = { store, now, onProgress, replacesEdited: true };
  // Another record may have the hash of this one only after an import: nothing is unchanged here.
  const others = { ...known, stored: withoutHash(known, record) };
  const prepared = await prepareRecords(db, pack, resolve, others, errors, options);
  if (errors.length > 0) throw invalidRecord(errors);
  const media = await storeFiles(changedFilesOf(prepared), store, onProgress);
  const batch = toRecordBatch(prepared, media);
  const changed = batch.changed.map(asEdited);
  const own = changed.find((each) => recordKey(each) === recordKey(record));
  if (!own) throw new Error(`${recordKey(record)} was not prepared.`);
  const isKnown = known.stored.has(recordKey(record));
  const order = isKnown ? [] : changed;
  const { source, files, parent } = own;
  return { batch: { ...batch, changed, order }, source, files, parent, known };
}

const formNames = recordForms.map(({ name }) => name).join(', ');
const idReason = 'cannot be changed';

/** Without the hash of a pack: the record was not imported. */
function asEdited(record: ChangedRecord): ChangedRecord {
  return omit(record, ['importedHash', 'undated']);
}

function withoutHash({ stored }: KnownRecords, key: RecordKey): KnownRecords['stored'] {
  const own = stored.get(recordKey(key));
  const copy = new Map(stored);
  if (own) copy.set(recordKey(key), { ...own, hash: '', importedHash: null });
  return copy;
}

/** The draft, the published record and its former versions, the latest first. */
async function readFormerStates(
  db: Database,
  { kind, id }: RecordKey,
): Promise<{ source: RecordSource | null; files: FileUse[] }[]> {
  const states: { source: RecordSource | null; files: FileUse[] }[] = [];
  for (const table of [contentDrafts, contentRecords, contentRecordVersions] as const) {
    const rows = await db
      .select({ source: table.source, files: table.files })
      .from(table)
      .where(and(eq(table.kind, kind), eq(table.id, id)))
      .orderBy(desc(table.version));
    states.push(...rows);
  }
  return states;
}

/** Files of the former states by their path, the latest first, and uploaded ones. */
function createResolver(uses: readonly (readonly FileUse[])[], store: MediaStore): ResolveFile {
  const former = uses.map((files) => resolveOriginal(files, store));
  return (file) => {
    const original = uploadedOriginal(file);
    const uploaded = original === undefined ? undefined : store.findOriginal(original);
    if (uploaded !== undefined) return { path: uploaded };
    const found = former.map((resolve) => resolve(file)).find((each) => 'path' in each);
    return found ?? { reason: `${file} does not exist` };
  };
}
