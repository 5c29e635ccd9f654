import { gzipSync } from 'node:zlib';

/** Bytes of a text, gzip -9. */
export const gzippedSize = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Takes random elements of lists, the same ones in each build. */
export function createPicker(): <T>(list: readonly T[]) => T {
  let seed = 7;
  return <T>(list: readonly T[]) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return list[seed % list.length] as T;
  };
}
