import type { FilesOfRecords } from '../media/hash-files';
import type { PackDraft } from '../records/drafts';

/** Adds the originals of the pictures that the objects of a pack show. */
export function addWholeOriginals(
  originals: Set<string>,
  { exhibits }: PackDraft,
  files: FilesOfRecords,
): void {
  for (const { at, images } of exhibits) {
    const shown = new Set(images.map(({ file }) => file));
    for (const { kind, file, original } of files.get(at) ?? [])
      if (kind === 'image' && shown.has(file)) originals.add(original);
  }
}
