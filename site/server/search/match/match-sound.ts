import type { SearchField } from '../memory/search-index';
import type { Syllables } from '../memory/syllables';
import { bonusAt, raise, type Scores } from './scores';

/** What a match by sound is worth in a field, and whether a match at its beginning is worth more. */
export interface SoundWorth {
  whole: number;
  /** The last syllable is not finished: `qingto`. */
  begin: number;
  hasBonus: boolean;
}

/** Finds letters as full pinyin, from the beginning of a syllable on: `tongding` in 青铜鼎. */
export function matchPinyin(
  { syllables }: SearchField,
  letters: string,
  value: SoundWorth,
  scores: Scores,
): void {
  const { groups, readings } = syllables;
  const canBegin = tableOf(readings, (reading) => agree(reading, letters));
  eachPlace(syllables, canBegin, (document, start, first) => {
    const end = endOfPinyin(syllables, start, letters, 0);
    if (!end) return;
    const base = end.isWhole ? value.whole : value.begin;
    const bonus = value.hasBonus ? bonusAt(start === first, groups[end.at] === 0) : 0;
    raise(scores, document, base + bonus);
  });
}

/** Finds letters as the initials of as many syllables: `qtd` in 青铜鼎. */
export function matchInitials(
  { syllables }: SearchField,
  letters: string,
  value: number,
  scores: Scores,
): void {
  const tables = Array.from(letters, (letter) =>
    tableOf(syllables.readings, (reading) => reading.startsWith(letter)),
  );
  eachRow(syllables, tables, (document) => raise(scores, document, value));
}

/** Finds what sounds like a Chinese keyword: 青童鼎 for 青铜鼎. `sounds` are its readings, one set a character. */
export function matchSameSound(
  { syllables }: SearchField,
  sounds: readonly ReadonlySet<string>[],
  value: number,
  scores: Scores,
): void {
  const tables = sounds.map((set) => tableOf(syllables.readings, (reading) => set.has(reading)));
  eachRow(syllables, tables, (document, isBegin, isEnd) =>
    // A tenth, so that a guess in the title stays below a better one.
    raise(scores, document, value + bonusAt(isBegin, isEnd) / 10),
  );
}

/** For each group of readings whether one of them fits; the group 0 has none. */
function tableOf(readings: Syllables['readings'], fits: (reading: string) => boolean): Uint8Array {
  return Uint8Array.from(readings, (group) => (group.some(fits) ? 1 : 0));
}

/** Calls for every syllable of every document that the table allows. */
function eachPlace(
  { groups, starts }: Syllables,
  table: Uint8Array,
  visit: (document: number, start: number, first: number) => void,
): void {
  // One row to read; whose a place is, is found out only where it is wanted.
  let document = 0;
  for (let place = 0; place < groups.length; place++) {
    if (table[groups[place] ?? 0] !== 1) continue;
    while ((starts[document + 1] ?? Infinity) <= place) document++;
    visit(document, place, starts[document] ?? 0);
  }
}

/** Calls for every document with neighbouring syllables that the tables allow, one after the other. */
function eachRow(
  syllables: Syllables,
  tables: readonly Uint8Array[],
  visit: (document: number, isBegin: boolean, isEnd: boolean) => void,
): void {
  const [table, ...rest] = tables;
  if (!table) return;
  const { groups } = syllables;
  eachPlace(syllables, table, (document, start, first) => {
    for (let place = 0; place < rest.length; place++) {
      if (rest[place]?.[groups[start + place + 1] ?? 0] !== 1) return;
    }
    visit(document, start === first, groups[start + tables.length] === 0);
  });
}

function agree(reading: string, letters: string): boolean {
  return letters.startsWith(reading) || reading.startsWith(letters);
}

interface End {
  at: number;
  isWhole: boolean;
}

/** Follows the letters from syllable to syllable; a line's closing 0 ends every way. */
function endOfPinyin(
  syllables: Syllables,
  place: number,
  letters: string,
  from: number,
): End | undefined {
  if (from === letters.length) return { at: place, isWhole: true };
  let begun: End | undefined;
  for (const reading of syllables.readings[syllables.groups[place] ?? 0] ?? []) {
    if (letters.startsWith(reading, from)) {
      const end = endOfPinyin(syllables, place + 1, letters, from + reading.length);
      if (end?.isWhole) return end;
      begun ??= end;
    } else if (reading.startsWith(letters.slice(from))) {
      begun ??= { at: place + 1, isWhole: false };
    }
  }
  return begun;
}
