import { renewContentVersion } from '../db/content-version';
import type { Database } from '../db/database';
import { tidyTables } from '../db/tidy-tables';
import { checkIds } from './check-ids';
import { checkReferences } from './check-references';
import { checkTree } from './check-tree';
import type { DictionaryDraft, PackDraft } from './drafts';
import { FaultyPack, type Fault } from './faults';
import { addPack, readKnownRecords, type KnownRecords } from './known-records';
import { museumDay } from '../../contract/museum-time';
import { openMediaStore } from './media/media-store';
import { checkMedia, storeMedia, type CheckedMedia, type OnProgress } from './media/prepare-media';
import { readPack } from './read-pack';
import { rebuildSearch } from '../search/build/rebuild-search';
import { writePack, type CheckedPack, type WrittenPack } from './write-pack';

export interface ImportOptions {
  /** Where the media are put, in `media`. */
  dataDir: string;
  /** Called while files are looked into and stored. */
  onProgress?: OnProgress;
  /** Default: the system's clock. */
  clock?: () => Date;
}

/** How many records of each kind a pack brought. */
export interface ImportSummary {
  folder: string;
  categories: number;
  entries: number;
  exhibitions: number;
  exhibits: number;
  activities: number;
  leftAside: string[];
  /** Entries of the museum that a poorer record of the same id did not replace. */
  keptEntries: string[];
}

interface CheckedDraft {
  pack: PackDraft;
  media: CheckedMedia;
  dictionaryValues: DictionaryDraft[];
}

/**
 * Imports packs one on top of the other, all of them or nothing.
 * @throws FaultyPack with every fault that was found; the database is then as it was.
 */
export async function importPacks(
  db: Database,
  folders: readonly string[],
  { dataDir, onProgress = () => undefined, clock = () => new Date() }: ImportOptions,
): Promise<ImportSummary[]> {
  const store = openMediaStore(dataDir);
  const known = await readKnownRecords(db);
  const faults: Fault[] = [];
  const drafts: CheckedDraft[] = [];
  for (const folder of folders) {
    const pack = readPack(folder, faults);
    const dictionaryValues = newValues(pack, known);
    addPack(known, pack);
    checkIds(pack, faults);
    checkReferences(pack, known, faults);
    checkTree(pack, known, faults);
    const media = await checkMedia(pack, store, faults, onProgress);
    drafts.push({ pack, media, dictionaryValues });
  }
  if (faults.length > 0) throw new FaultyPack(faults);

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
    await rebuildSearch(transaction);
    await renewContentVersion(transaction);
  });
  await tidyTables(db);
  return drafts.map(({ pack }, index) => summaryOf(pack, written[index]));
}

/** An implied value gives way to one that is known or that the pack's dictionaries name. */
function newValues(pack: PackDraft, known: KnownRecords): DictionaryDraft[] {
  const explicit = pack.dictionaryValues.filter(({ isImplied }) => !isImplied);
  const values = new Map(explicit.map((value) => [value.id, value]));
  for (const value of pack.dictionaryValues) {
    const isKnown = values.has(value.id) || known.dictionaryValues.has(value.id);
    if (!isKnown) values.set(value.id, value);
  }
  return [...values.values()];
}

function summaryOf(pack: PackDraft, written: WrittenPack | undefined): ImportSummary {
  return {
    folder: pack.folder,
    categories: pack.categories.length,
    entries: pack.entries.length,
    exhibitions: pack.exhibitions.length,
    exhibits: pack.exhibits.length,
    activities: pack.activities.length,
    leftAside: pack.leftAside,
    keptEntries: written?.keptEntries ?? [],
  };
}
