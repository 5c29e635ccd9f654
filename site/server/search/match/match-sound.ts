import type { SearchField } from '../memory/search-index';
import type { Syllables } from '../memory/syllables';
import { letterFollower } from './follow-letters';
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
  const { groups, readings, starts, documents } = syllables;
  const canBegin = tableOf(readings, (reading) => agree(reading, letters));
  const endFrom = letterFollower(syllables, letters);
  eachPlace(syllables, canBegin, (start) => {
    const end = endFrom(start);
    if (!end) return;
    const document = documents[start] ?? 0;
    const base = end.isWhole ? value.whole : value.begin;
    const isBegin = start === starts[document];
    const bonus = value.hasBonus ? bonusAt(isBegin, groups[end.at] === 0) : 0;
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

/** Calls for every place of a syllable that the table allows. */
function eachPlace(
  { places, placeStarts }: Syllables,
  table: Uint8Array,
  visit: (place: number) => void,
): void {
  table.forEach((isAllowed, group) => {
    if (isAllowed === 0) return;
    const end = placeStarts[group + 1] ?? 0;
    for (let at = placeStarts[group] ?? 0; at < end; at++) visit(places[at] ?? 0);
  });
}

/** Calls for every document with neighbouring syllables that the tables allow, one after the other. */
function eachRow(
  syllables: Syllables,
  tables: readonly Uint8Array[],
  visit: (document: number, isBegin: boolean, isEnd: boolean) => void,
): void {
  const { groups, starts, documents } = syllables;
  const counts = tables.map((table) => countPlaces(syllables, table));
  const rarest = counts.indexOf(Math.min(...counts));
  const table = tables[rarest];
  if (!table) return;
  eachPlace(syllables, table, (place) => {
    const start = place - rarest;
    for (let next = 0; next < tables.length; next++) {
      if (tables[next]?.[groups[start + next] ?? 0] !== 1) return;
    }
    const document = documents[start] ?? 0;
    visit(document, start === starts[document], groups[start + tables.length] === 0);
  });
}

function countPlaces({ placeStarts }: Syllables, table: Uint8Array): number {
  return table.reduce((sum, isAllowed, group) => {
    const count = (placeStarts[group + 1] ?? 0) - (placeStarts[group] ?? 0);
    return isAllowed === 1 ? sum + count : sum;
  }, 0);
}

function agree(reading: string, letters: string): boolean {
  return letters.startsWith(reading) || reading.startsWith(letters);
}
