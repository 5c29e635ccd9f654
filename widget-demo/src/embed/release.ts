/** A file of the toolbar as it was built. */
export interface ReleaseFile {
  name: string;
  /** Bytes after gzip -9. */
  gzip: number;
  /** Subresource Integrity: `sha384-…`. */
  integrity: string;
}

export interface Release {
  version: string;
  /** The main script first. */
  files: readonly ReleaseFile[];
  /** Name of the archive with all files, beside the page's scripts. */
  archive: string;
}

/** Inserted by the build from `widget/dist`. */
declare const BUILT_RELEASE: Release;

export const release: Release = BUILT_RELEASE;
