import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import { readAudioStops } from './check-audio-stops';
import type { PackDraft } from '../records/drafts';
import { recordKey, type RecordKey } from '../records/record-key';

/** A record of the database, without its source. */
export interface StoredRecord extends RecordKey {
  form: string;
  hash: string;
  importedHash: string | null;
  /** Whether the desk has changed it since its last import. */
  isEdited: boolean;
  version: number;
  parent: string | null;
  publishedAt: Date | null;
  isWithdrawn: boolean;
  /** False for records that were imported before sources were stored. */
  hasSource: boolean;
}

/** Targets for references: records of the database, shown or not, and of the packs read so far. */
export interface KnownRecords {
  /** Parent id of each category. */
  categories: Map<string, string | null>;
  tags: Set<string>;
  /** `period/shang` */
  dictionaryValues: Set<string>;
  exhibits: Set<string>;
  /** Key of the object or exhibition at each stop of the audio guide. */
  audioStops: Map<string, string>;
  /** Originals of the pictures that objects show: no record crops them. */
  wholeOriginals: Set<string>;
  /** Records of the database, and those of the packs read so far as they will be. */
  stored: Map<string, StoredRecord>;
}

export async function readKnownRecords(db: Database): Promise<KnownRecords> {
  const { kind, id, form, hash, version, parent, publishedAt } = contentRecords;
  const { importedHash, isEdited } = contentRecords;
  const rows = await db
    .select({
      ...{ kind, id, form, hash, importedHash, isEdited, version, parent, publishedAt },
      isWithdrawn: sql<boolean>`${contentRecords.withdrawnAt} is not null`,
      hasSource: sql<boolean>`${contentRecords.source} is not null`,
    })
    .from(contentRecords);
  const idsOf = (wanted: StoredRecord['kind']) =>
    new Set(rows.filter((row) => row.kind === wanted).map((row) => row.id));
  const categories = rows.filter((row) => row.kind === 'category');
  return {
    categories: new Map(categories.map((row) => [row.id, row.parent])),
    tags: idsOf('tag'),
    dictionaryValues: idsOf('dictionary'),
    exhibits: idsOf('exhibit'),
    audioStops: await readAudioStops(db),
    wholeOriginals: await readWholeOriginals(db),
    stored: new Map(rows.map((row) => [recordKey(row), row])),
  };
}

async function readWholeOriginals(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ original: sql<string>`distinct file ->> 'original'` })
    .from(contentRecords)
    .innerJoin(sql`jsonb_array_elements(${contentRecords.files}) as file`, sql`true`)
    .where(and(eq(contentRecords.kind, 'exhibit'), sql`file -> 'whole' = 'true'`));
  return new Set(rows.map(({ original }) => original));
}

/** Adds the records of a pack as targets; existing ids are replaced. */
export function addPackRecords(known: KnownRecords, pack: PackDraft): void {
  for (const { id, parent } of pack.categories) known.categories.set(id, parent);
  for (const { id } of pack.tags) known.tags.add(id);
  for (const { id } of pack.dictionaryValues) known.dictionaryValues.add(id);
  for (const { id } of pack.exhibits) known.exhibits.add(id);
}
