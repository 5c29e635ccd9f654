/** Bitmap index: for each Chinese character a row with one bit per document that contains it. */
export interface CharacterIndex {
  count: number;
  /** By UTF-16 code unit; rare characters have two. */
  rows: ReadonlyMap<number, Uint32Array>;
}

export interface CharacterIndexBuilder {
  add: (document: number, key: string) => void;
  finish: () => CharacterIndex;
}

const firstHan = 0x2e80;

/** @param count total number of documents */
export function createCharacterIndexBuilder(count: number): CharacterIndexBuilder {
  const rows = new Map<number, Uint32Array>();
  const length = Math.ceil(count / 32);
  return {
    add: (document, key) => {
      const word = document >>> 5;
      const bit = 1 << (document & 31);
      for (let offset = 0; offset < key.length; offset++) {
        const code = key.charCodeAt(offset);
        if (code < firstHan) continue;
        let row = rows.get(code);
        if (!row) rows.set(code, (row = new Uint32Array(length)));
        row[word] = (row[word] ?? 0) | bit;
      }
    },
    finish: () => ({ count, rows }),
  };
}

/** Documents, one bit each, as the rows of the index. */
export type DocumentSet = Uint32Array;

/**
 * Visits each document that contains all characters of the text, in any order.
 * @param among the documents to visit at most. Default: all
 */
export function forEachWithAllCharacters(
  { rows, count }: CharacterIndex,
  text: string,
  visit: (document: number) => void,
  among?: DocumentSet,
): void {
  const [first, ...rest] = text.split('').map((unit) => rows.get(unit.charCodeAt(0)));
  if (!first) return;
  if (among) rest.push(among);
  for (let word = 0; word * 32 < count; word++) {
    let bits = first[word] ?? 0;
    for (const row of rest) bits &= row?.[word] ?? 0;
    for (; bits !== 0; bits &= bits - 1) visit(word * 32 + 31 - Math.clz32(bits & -bits));
  }
}

/** The documents of a set that have a score. */
export function withScore(scores: Float32Array, among?: DocumentSet): DocumentSet {
  const set = new Uint32Array(Math.ceil(scores.length / 32));
  for (let document = 0; document < scores.length; document++) {
    const word = document >>> 5;
    if ((scores[document] ?? 0) > 0) set[word] = (set[word] ?? 0) | (1 << (document & 31));
  }
  if (among)
    for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (among[word] ?? 0);
  return set;
}
