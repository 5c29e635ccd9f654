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

/** Visits each document that contains all characters of the text, in any order. */
export function forEachWithAllCharacters(
  { rows, count }: CharacterIndex,
  text: string,
  visit: (document: number) => void,
): void {
  const found = codesOf(text).map((code) => rows.get(code));
  const [first, ...rest] = found;
  if (!first) return;
  for (let word = 0; word * 32 < count; word++) {
    let bits = first[word] ?? 0;
    for (const row of rest) bits &= row?.[word] ?? 0;
    visitBits(bits, word * 32, visit);
  }
}

/** Visits each document that contains all characters but at most one. */
export function forEachMissingAtMostOne(
  { rows, count }: CharacterIndex,
  characters: readonly string[],
  visit: (document: number) => void,
): void {
  const found = characters.map((character) => codesOf(character).map((code) => rows.get(code)));
  for (let word = 0; word * 32 < count; word++) {
    let all = -1;
    let allButOne = -1;
    for (const rowsOfOne of found) {
      let bits = -1;
      for (const row of rowsOfOne) bits &= row?.[word] ?? 0;
      allButOne = (allButOne & bits) | all;
      all &= bits;
    }
    visitBits(allButOne & maskOf(count - word * 32), word * 32, visit);
  }
}

const codesOf = (text: string) => [
  ...new Set(Array.from({ length: text.length }, (_, offset) => text.charCodeAt(offset))),
];

/** Bit mask for the remaining documents of the last word. */
const maskOf = (left: number) => (left >= 32 ? -1 : (1 << left) - 1);

function visitBits(bits: number, first: number, visit: (document: number) => void): void {
  for (let left = bits; left !== 0; left &= left - 1) visit(first + 31 - Math.clz32(left & -left));
}
