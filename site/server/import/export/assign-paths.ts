import type { FileUse, RecordSource } from '../../db/schema/record';
import { portraitFile } from '../media/portrait-version';

/** A record with the paths that its files have in one pack. */
interface ExportedRecord {
  source: RecordSource;
  /** Original of each path. */
  files: Map<string, string>;
}

/**
 * Gives the files of records paths in one pack. Records of different packs may use one path for different files: all but
 * the first then get a part of the hash in their name.
 */
export function createPathAssigner(): (
  source: RecordSource,
  files: readonly FileUse[],
) => ExportedRecord {
  /** Original at each path; null where no file may be, because a picture has no portrait version. */
  const taken = new Map<string, string | null>();
  const isFree = (path: string, original: string | null) =>
    !taken.has(path) || taken.get(path) === original;
  return (source, uses) => {
    const files = new Map<string, string>();
    const renamed = new Map<string, string>();
    const portraits = new Map(
      uses.filter(({ kind }) => kind === 'portrait').map((use) => [use.file, use.original]),
    );
    for (const { kind, file, original } of uses) {
      if (kind === 'portrait' || kind === 'tiles') continue;
      const portrait = portraits.get(portraitFile(file)) ?? null;
      const fits = (path: string) =>
        isFree(path, original) && (kind !== 'image' || isFree(portraitFile(path), portrait));
      const path = fits(file) ? file : file.replace(/(\.[^./]+)?$/, `.${original.slice(0, 8)}$1`);
      if (path !== file) renamed.set(file, path);
      taken.set(path, original);
      files.set(path, original);
      if (kind !== 'image') continue;
      taken.set(portraitFile(path), portrait);
      if (portrait !== null) files.set(portraitFile(path), portrait);
    }
    return { source: renamed.size > 0 ? (rename(source, renamed) as RecordSource) : source, files };
  };
}

/** Replaces paths in fields and in the pictures of rich texts. */
function rename(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const whole = renamed.get(value);
    if (whole !== undefined) return whole;
    return [...renamed].reduce(
      (text, [from, to]) => text.replaceAll(`src="${from}"`, `src="${to}"`),
      value,
    );
  }
  if (Array.isArray(value)) return value.map((part) => rename(part, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, rename(part, renamed)]),
  );
}
