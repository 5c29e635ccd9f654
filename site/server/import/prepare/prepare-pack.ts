import type { Database } from '../../db/database';
import type { FileUse } from '../../db/schema/record';
import { checkAudioStops } from '../checks/check-audio-stops';
import { checkUniqueIds, type FirstIds } from '../checks/check-ids';
import { checkReferences } from '../checks/check-references';
import { checkCategoryCycles } from '../checks/check-tree';
import { addPackRecords, type KnownRecords } from '../checks/known-records';
import type { ChangedRecord } from '../apply/write-records';
import { resolvePackFile, type ResolveFile } from '../files/pack-file';
import { hashFiles, type FilesOfRecords, type HashedFiles } from '../media/hash-files';
import type { MediaStore } from '../media/media-store';
import { checkMedia, type CheckedMedia, type OnProgress } from '../media/prepare-media';
import { readPart, type PackPart } from '../read-pack';
import type { PackDraft } from '../records/drafts';
import type { ImportError } from '../records/import-errors';
import { filterPack, parentsOf, rankOf } from '../records/pack-lists';
import { hashImportedRecord } from '../records/record-hash';
import { recordKey, type RecordKey } from '../records/record-key';
import { summarize, type ImportSummary } from './summarize';
import { addDates, addImpliedValues, withoutReplacedEntries } from './complete-pack';
import { addWholeOriginals } from './whole-pictures';
import { prepareWithdrawals, type PreparedWithdrawals } from './prepare-withdrawals';

export interface PrepareOptions {
  store: MediaStore;
  now: Date;
  onProgress: OnProgress;
  /** Whether a changed record of the pack replaces the desk's version. Default false: the desk's is kept. */
  replacesEdited?: boolean;
}

/** A pack, or a part of one, that was read and checked; nothing is written yet. */
export interface PreparedPack {
  folder: string;
  /** All records, changed or not. */
  all: PackDraft;
  /** The part that differs from the database. */
  changed: PackDraft;
  changedRecords: ChangedRecord[];
  /** Media of the changed part. */
  media: CheckedMedia;
  /** Files of the pack. */
  resolve: ResolveFile;
  withdrawals: PreparedWithdrawals;
  /** Ids of existing entries that a catalogue record of the same id did not replace. */
  keptEntries: string[];
  /** Records that the desk has changed as well as the pack, of which the desk's version is kept. */
  keptEdited: RecordKey[];
  summary: ImportSummary;
}

/** What the parts of a pack share while they are prepared one after another. */
export interface PackState {
  invalidIds: Set<string>;
  firstIds: FirstIds;
  hashed: HashedFiles;
}

export function createPackState(): PackState {
  return { invalidIds: new Set(), firstIds: new Map(), hashed: new Map() };
}

/** Reads a part of a pack, adds its errors, and adds its records to the known ones. */
export async function preparePart(
  db: Database,
  part: PackPart,
  state: PackState,
  known: KnownRecords,
  errors: ImportError[],
  options: PrepareOptions,
): Promise<PreparedPack> {
  const read = readPart(part, errors, state.invalidIds);
  const resolve: ResolveFile = (file) => resolvePackFile(part.folder, file);
  return prepareRecords(db, read, resolve, known, errors, options, state);
}

/** Checks parsed records together with the known ones, adds their errors, and compares them with the database. */
export async function prepareRecords(
  db: Database,
  read: PackDraft,
  resolve: ResolveFile,
  known: KnownRecords,
  errors: ImportError[],
  { store, now, onProgress, replacesEdited = false }: PrepareOptions,
  { firstIds, hashed }: PackState = createPackState(),
): Promise<PreparedPack> {
  checkUniqueIds(read, errors, firstIds);
  addImpliedValues(read, known);
  const { pack, keptEntries } = withoutReplacedEntries(read, known);
  addDates(pack, known, now);
  addPackRecords(known, pack);
  checkReferences(pack, known, errors);
  checkAudioStops(pack, known.audioStops, errors);
  checkCategoryCycles(pack, known, errors);
  const uses = await hashFiles(pack.files, resolve, errors, hashed);
  addWholeOriginals(known.wholeOriginals, pack, uses);
  const files = markWhole(uses, known.wholeOriginals);
  const differing = selectChanged(pack, files, known);
  const keptEdited = replacesEdited ? [] : differing.filter((record) => isConflict(record, known));
  const changedRecords = differing.filter((record) => !keptEdited.includes(record));
  const keys = new Set(changedRecords.map(recordKey));
  const changed = filterPack(pack, (key) => keys.has(recordKey(key)));
  const whole = new Set([...files.values()].flat().flatMap((use) => (use.whole ? use.file : [])));
  const references = changed.files;
  const isWhole = (file: string) => whole.has(file);
  const media = await checkMedia({ references, resolve, isWhole, store }, errors, onProgress);
  const withdrawals = await prepareWithdrawals(db, pack, known, store, errors);
  const { folder } = read;
  const kept = { keptEntries, keptEdited };
  const prepared = {
    folder,
    all: pack,
    changed,
    changedRecords,
    media,
    resolve,
    withdrawals,
    ...kept,
  };
  const summary = summarize(prepared, known.stored);
  for (const record of changedRecords) remember(known, record);
  return { ...prepared, summary };
}

function markWhole(files: FilesOfRecords, originals: ReadonlySet<string>): FilesOfRecords {
  const mark = (use: FileUse): FileUse =>
    use.kind === 'image' && originals.has(use.original) ? { ...use, whole: true } : use;
  return new Map([...files].map(([at, uses]) => [at, uses.map(mark)]));
}

/** Records that are new or differ from the stored ones, unless only the desk has changed them since their import. */
function selectChanged(
  pack: PackDraft,
  files: FilesOfRecords,
  known: KnownRecords,
): ChangedRecord[] {
  const parents = parentsOf(pack);
  const rank = rankOf(pack);
  return pack.records.flatMap((record) => {
    const own = files.get(record.at) ?? [];
    const hashes = hashImportedRecord(record.form, record.source, own, record.undated);
    const key = recordKey(record);
    const stored = known.stored.get(key);
    if (stored?.hash === hashes.hash) return [];
    if (stored?.isEdited && stored.importedHash === hashes.importedHash) return [];
    const parent = parents.get(key) ?? null;
    return [{ ...record, ...hashes, files: own, parent, rank: rank(record) }];
  });
}

/** Whether the desk has changed a record that its pack has changed as well. */
function isConflict(record: RecordKey, { stored }: KnownRecords): boolean {
  return stored.get(recordKey(record))?.isEdited ?? false;
}

/** A later pack of the same import is compared with this one. */
function remember({ stored }: KnownRecords, record: ChangedRecord & RecordKey): void {
  const { kind, id, form, hash, importedHash = null, parent, schedule } = record;
  stored.set(recordKey(record), {
    ...{ kind, id, form, hash, importedHash, parent },
    isEdited: false,
    version: (stored.get(recordKey(record))?.version ?? 0) + 1,
    publishedAt: schedule.publishedAt,
    isWithdrawn: schedule.isWithdrawn,
    hasSource: true,
  });
}
