import { listParts, readPart } from '../import/read-pack';
import type { PackDraft } from '../import/records/drafts';
import type { ImportError } from '../import/records/import-errors';

/** Parses all files of a pack at once, without checking its files or references. */
export function readWholePack(folder: string, errors: ImportError[]): PackDraft {
  const [part] = listParts(folder, errors, Infinity);
  return readPart(part, errors);
}
