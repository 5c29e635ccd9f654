import { renewContentVersion } from '../db/content-version';
import type { Database } from '../db/database';
import { vacuumAnalyze } from '../db/vacuum-analyze';
import { checkUniqueIds } from './checks/check-ids';
import { checkReferences } from './checks/check-references';
import { checkCategoryCycles } from './checks/check-tree';
import type { DictionaryDraft, PackDraft } from './records/drafts';
import { PackValidationError, type ImportError } from './records/import-errors';
import { addPackRecords, readKnownRecords, type KnownRecords } from './checks/known-records';
import { museumDay } from '../../contract/shared/museum-time';
import { openMediaStore } from './media/media-store';
import { checkMedia, storeMedia, type CheckedMedia, type OnProgress } from './media/prepare-media';
import { readPack } from './read-pack';
import { rebuildSearchIndex } from '../search/build/rebuild-search';
import { writePack, type CheckedPack, type WrittenPack } from './write-pack';

export interface ImportOptions {
  /** Data folder; media files are written to its `media` folder. */
  dataDir: string;
  /** Called while files are checked and stored. */
  onProgress?: OnProgress;
  /** Default: the system's clock. */
  clock?: () => Date;
}

/** Number of imported records of each kind. */
export interface ImportSummary {
  folder: string;
  categories: number;
  entries: number;
  exhibitions: number;
  exhibits: number;
  activities: number;
  ignoredFiles: string[];
  /** Ids of existing entries that a catalogue record of the same id did not replace. */
  keptEntries: string[];
}

interface CheckedDraft {
  pack: PackDraft;
  media: CheckedMedia;
  dictionaryValues: DictionaryDraft[];
}

/**
 * Imports packs in order, in one transaction.
 * @throws PackValidationError with all errors found, before anything is written to the database
 */
export async function importPacks(
  db: Database,
  folders: readonly string[],
  { dataDir, onProgress = () => undefined, clock = () => new Date() }: ImportOptions,
): Promise<ImportSummary[]> {
  const store = openMediaStore(dataDir);
  const known = await readKnownRecords(db);
  const errors: ImportError[] = [];
  const drafts: CheckedDraft[] = [];
  for (const folder of folders) {
    const pack = readPack(folder, errors);
    const dictionaryValues = selectNewValues(pack, known);
    addPackRecords(known, pack);
    checkUniqueIds(pack, errors);
    checkReferences(pack, known, errors);
    checkCategoryCycles(pack, known, errors);
    const media = await checkMedia(pack, store, errors, onProgress);
    drafts.push({ pack, media, dictionaryValues });
  }
  if (errors.length > 0) throw new PackValidationError(errors);

  const now = clock();
  const today = museumDay(now);
  const firstImported = (id: string) => known.entries.get(id) ?? now;
  const stored: CheckedPack[] = [];
  for (const draft of drafts) {
    stored.push({
      ...draft,
      media: await storeMedia(draft.media, onProgress),
      firstImported,
      today,
    });
  }
  const written: WrittenPack[] = [];
  await db.transaction(async (transaction) => {
    for (const pack of stored) written.push(await writePack(transaction, pack));
    await rebuildSearchIndex(transaction);
    await renewContentVersion(transaction);
  });
  await vacuumAnalyze(db);
  return drafts.map(({ pack }, index) => summarize(pack, written[index]));
}

/** Values of the pack's dictionaries, and implied values that do not exist yet. */
function selectNewValues(pack: PackDraft, known: KnownRecords): DictionaryDraft[] {
  const explicit = pack.dictionaryValues.filter(({ isImplied }) => !isImplied);
  const values = new Map(explicit.map((value) => [value.id, value]));
  for (const value of pack.dictionaryValues) {
    const isKnown = values.has(value.id) || known.dictionaryValues.has(value.id);
    if (!isKnown) values.set(value.id, value);
  }
  return [...values.values()];
}

function summarize(pack: PackDraft, written: WrittenPack | undefined): ImportSummary {
  return {
    folder: pack.folder,
    categories: pack.categories.length,
    entries: pack.entries.length,
    exhibitions: pack.exhibitions.length,
    exhibits: pack.exhibits.length,
    activities: pack.activities.length,
    ignoredFiles: pack.ignoredFiles,
    keptEntries: written?.keptEntries ?? [],
  };
}
