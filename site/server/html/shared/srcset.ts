/** A file of a `srcset` and its width in pixels. */
export interface PictureFile {
  path: string;
  width: number;
}

/** The files of a `srcset` with widths, the narrowest first. */
export function filesOfSrcset(srcset: string): PictureFile[] {
  return [...srcset.matchAll(/(\S+) (\d+)w/g)]
    .map(([, path = '', width]) => ({ path, width: Number(width) }))
    .sort((one, other) => one.width - other.width);
}
