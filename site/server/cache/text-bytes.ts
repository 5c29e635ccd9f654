/** Overhead of a cache entry in bytes: key object, list links, value object. */
const perEntry = 512;

/** Estimated memory of the texts of one cache entry, in bytes: V8 stores Chinese text with two bytes a character. */
export function textBytes(...texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + 2 * length, perEntry);
}
