import type { Database } from '../../server/db/database';
import { museumDay } from '../../contract/shared/museum-time';
import { PackValidationError, type ImportError } from '../../server/import/records/import-errors';
import type { PackMedia } from '../../server/import/media/prepare-media';
import { readWholePack } from '../../server/testing/read-whole-pack';
import { projectRows } from '../../server/import/apply/project-rows';
import { keysOfDrafts } from '../../server/import/records/pack-lists';

/** The search ignores pictures, and resizing them takes minutes. */
const noMedia: PackMedia = {
  picture: (file) => ({
    src: `/media/${file}`,
    width: 1,
    height: 1,
    color: '#000000',
    sources: [],
  }),
  tiles: (file) => ({ name: file, width: 1, height: 1, full: file, palette: [] }),
  frame: (file) => ({ width: 1, height: 1, avif: `/media/${file}`, webp: `/media/${file}` }),
  fileUrl: (file) => `/media/${file}`,
};

/** Imports the records of a content pack without its files. */
export async function loadPack(db: Database, folder: string, now: Date): Promise<void> {
  const faults: ImportError[] = [];
  const pack = readWholePack(folder, faults);
  if (faults.length > 0) throw new PackValidationError(faults);
  const values = new Map(pack.dictionaryValues.map((value) => [value.id, value]));
  const unique = { ...pack, dictionaryValues: [...values.values()] };
  for (const entry of unique.entries) entry.publishedAt ||= now.toISOString();
  await db.transaction((transaction) =>
    projectRows(
      transaction,
      keysOfDrafts(unique),
      [{ pack: unique, media: noMedia }],
      museumDay(now),
    ),
  );
}
