import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { FileUse, RecordSource } from '../../db/schema/record';
import type { ResolveFile } from '../files/pack-file';
import { recordForms } from '../kinds';
import type { MediaStore } from '../media/media-store';
import { checkMedia, storeMedia } from '../media/prepare-media';
import { parseRecord } from '../parse-record';
import { createEmptyPack } from '../records/drafts';
import { PackValidationError, type ImportError } from '../records/import-errors';
import type { RecordKey } from '../records/record-key';
import { isOneOf } from './key-list';
import type { Projection } from './project-rows';

/** The drafts and media of stored records that are shown, made of their sources and originals. */
export async function readShownProjections(
  db: Database,
  keys: readonly RecordKey[],
  store: MediaStore,
): Promise<Projection[]> {
  const { form, source, files } = contentRecords;
  const rows = await db
    .select({ form, source, files })
    .from(contentRecords)
    .where(and(isOneOf(keys), eq(contentRecords.isShown, true), isNotNull(source)));
  const projections: Projection[] = [];
  for (const row of rows) {
    if (row.source) projections.push(await projectStored({ ...row, source: row.source }, store));
  }
  return projections;
}

interface StoredSource {
  form: string;
  source: RecordSource;
  files: readonly FileUse[];
}

/**
 * Parses a stored record and prepares its media.
 * @throws PackValidationError if its source is not valid for this version of the program or an original is missing
 */
export async function projectStored(
  { form: name, source, files }: StoredSource,
  store: MediaStore,
): Promise<Projection> {
  const errors: ImportError[] = [];
  const pack = createEmptyPack('');
  const form = recordForms.find((one) => one.name === name);
  if (!form) throw new Error(`No form of records has the name ${name}.`);
  const at = { file: form.files[0] ?? '', record: String(source.id) };
  parseRecord(form, source, at, pack, errors);
  for (const entry of pack.entries) entry.publishedAt = String(source.published_at);
  const checked = await checkMedia(
    {
      references: pack.files,
      resolve: resolveOriginal(files, store),
      isWhole: (file) => files.some((use) => use.file === file && use.whole),
      store,
    },
    errors,
    () => undefined,
  );
  if (errors.length > 0) throw new PackValidationError(errors);
  return { pack, media: await storeMedia(checked, () => undefined) };
}

/** Finds the original of a file that a record names. */
export function resolveOriginal(files: readonly FileUse[], store: MediaStore): ResolveFile {
  const byFile = new Map(files.map((use) => [use.file, use.original]));
  return (file) => {
    const original = byFile.get(file);
    const path = original === undefined ? undefined : store.findOriginal(original);
    return path === undefined ? { reason: `${file} is missing in the originals` } : { path };
  };
}
