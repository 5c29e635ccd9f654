/** Overhead of an entry in a cache: its key object, its links, its value object. */
const perEntry = 512;

/** Memory that the cached texts of one entry take, in bytes: V8 stores a Chinese text with two a character. */
export function textBytes(...texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + 2 * length, perEntry);
}
