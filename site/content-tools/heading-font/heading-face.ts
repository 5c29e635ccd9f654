import { readFileSync } from 'node:fs';

/** Noto Serif SC SemiBold as distributed by Google Fonts (OFL); covers GB 2312 (6,763 characters). */
export function readHeadingFace(): Buffer {
  return readFileSync(new URL('noto-serif-sc-600.woff2', import.meta.url));
}
