import type { Database } from '../../db/database';
import { readKnownRecords } from '../checks/known-records';
import type { HashedFiles } from '../media/hash-files';
import type { PackPart } from '../read-pack';
import type { ImportError } from '../records/import-errors';
import {
  createPackState,
  preparePart,
  type PreparedPack,
  type PrepareOptions,
} from './prepare-pack';

/** Packs as lists of their parts, with the files that have been hashed in an earlier pass over them. */
export interface DividedPack {
  parts: readonly PackPart[];
  hashed: HashedFiles;
}

/**
 * Prepares the parts of packs one after another, each known to those after it, and adds all errors found. Only the last
 * yielded part is in memory, so that packs of any size can be imported.
 */
export async function* prepareParts(
  db: Database,
  packs: readonly DividedPack[],
  errors: ImportError[],
  options: PrepareOptions,
): AsyncGenerator<PreparedPack> {
  const known = await readKnownRecords(db);
  for (const { parts, hashed } of packs) {
    const state = { ...createPackState(), hashed };
    for (const part of parts) yield await preparePart(db, part, state, known, errors, options);
  }
}
