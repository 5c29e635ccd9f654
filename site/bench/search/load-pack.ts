import type { Database } from '../../server/db/database';
import { museumDay } from '../../contract/shared/museum-time';
import { PackValidationError, type ImportError } from '../../server/import/records/import-errors';
import type { PackMedia } from '../../server/import/media/prepare-media';
import { readPack } from '../../server/import/read-pack';
import { writePack } from '../../server/import/write-pack';

/** The search ignores pictures, and resizing them takes minutes. */
const noMedia: PackMedia = {
  picture: (file) => ({
    src: `/media/${file}`,
    width: 1,
    height: 1,
    color: '#000000',
    sources: [],
  }),
  frame: (file) => ({ width: 1, height: 1, avif: `/media/${file}`, webp: `/media/${file}` }),
  fileUrl: (file) => `/media/${file}`,
};

/** Imports the records of a content pack without its files. */
export async function loadPack(db: Database, folder: string, now: Date): Promise<void> {
  const faults: ImportError[] = [];
  const pack = readPack(folder, faults);
  if (faults.length > 0) throw new PackValidationError(faults);
  const known = await db.query.dictionaryValues.findMany({ columns: { id: true } });
  const values = new Map(pack.dictionaryValues.map((value) => [value.id, value]));
  for (const { id } of known) values.delete(id);
  await db.transaction((transaction) =>
    writePack(transaction, {
      pack,
      media: noMedia,
      dictionaryValues: [...values.values()],
      firstImported: () => now,
      today: museumDay(now),
    }),
  );
}
