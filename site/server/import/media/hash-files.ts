import { readFile } from 'node:fs/promises';
import type { FileUse } from '../../db/schema/record';
import type { ResolveFile } from '../files/pack-file';
import type { FileReference } from '../records/drafts';
import type { ImportError, RecordLocation } from '../records/import-errors';
import { pictureName } from './image-sizes';
import { tilesName } from './image-tiles';
import { mapWithLimit } from './map-with-limit';
import { contentHash } from './media-store';
import { portraitFile } from './portrait-version';
import { limitConcurrency } from './prepare-media';
import { frameName } from './turntable-frame';

/** The files of each record, sorted by kind and path. */
export type FilesOfRecords = ReadonlyMap<RecordLocation, readonly FileUse[]>;

/** Name of the served files, by the kind of the file. */
const servedName: Record<FileUse['kind'], (bytes: Uint8Array) => string> = {
  image: pictureName,
  tiles: tilesName,
  portrait: pictureName,
  frame: frameName,
  recording: contentHash,
  captions: contentHash,
};

/** The hashed files of a pack by kind and path, with the reason where one is missing. */
export type HashedFiles = Map<string, FileUse[] | { reason: string }>;

/**
 * Reads and hashes each file once; reports an error for every reference to a missing one.
 * @param hashed files that have been hashed before; the others are added
 */
export async function hashFiles(
  references: readonly FileReference[],
  resolve: ResolveFile,
  errors: ImportError[],
  hashed: HashedFiles = new Map(),
): Promise<FilesOfRecords> {
  const keys = new Map(references.map((reference) => [keyOf(reference), reference]));
  const unknown = [...keys].filter(([key]) => !hashed.has(key));
  await mapWithLimit(unknown, limitConcurrency(), async ([key, { kind, file }]) => {
    hashed.set(key, await hashFile(kind, file, resolve));
  });
  const files = new Map<RecordLocation, Map<string, FileUse>>();
  for (const reference of references) {
    const { at, field } = reference;
    const found = hashed.get(keyOf(reference));
    if (!found) continue;
    if ('reason' in found) {
      // The picture of the tiles is a reference of its own, which reports the error.
      if (reference.kind !== 'tiles') errors.push({ ...at, field, reason: found.reason });
    } else {
      const own = files.get(at) ?? new Map<string, FileUse>();
      for (const use of found) own.set(keyOf(use), use);
      files.set(at, own);
    }
  }
  return new Map([...files].map(([at, uses]) => [at, sortUses([...uses])]));
}

const keyOf = ({ kind, file }: Pick<FileUse, 'kind' | 'file'>) => `${kind} ${file}`;

function sortUses(uses: readonly [string, FileUse][]): FileUse[] {
  return uses.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, use]) => use);
}

async function hashFile(
  kind: FileUse['kind'],
  file: string,
  resolve: ResolveFile,
): Promise<FileUse[] | { reason: string }> {
  const found = resolve(file);
  if ('reason' in found) return found;
  const bytes = await readFile(found.path);
  const use = { kind, file, original: contentHash(bytes), served: servedName[kind](bytes) };
  if (kind !== 'image') return [use];
  const portrait = await hashFile('portrait', portraitFile(file), resolve);
  return 'reason' in portrait ? [use] : [use, ...portrait];
}
