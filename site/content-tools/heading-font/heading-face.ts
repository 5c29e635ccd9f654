import { readFileSync } from 'node:fs';

/** Noto Serif SC SemiBold as distributed by Google Fonts (OFL); covers GB 2312 (6,763 characters). */
export function readHeadingFace(): Buffer {
  return readFileSync(new URL('noto-serif-sc-600.woff2', import.meta.url));
}

/**
 * Noto Serif TC SemiBold (OFL), cut to the characters of GB 2312 and their traditional forms. Source: the package
 * `@expo-google-fonts/noto-serif-tc` 0.4.4.
 */
export function readTraditionalFace(): Buffer {
  return readFileSync(new URL('noto-serif-tc-600.woff2', import.meta.url));
}
