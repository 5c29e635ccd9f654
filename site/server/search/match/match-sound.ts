import type { SearchField } from '../memory/search-index';
import { createDocumentFinder, type Syllables } from '../memory/syllables';
import { createPinyinMatcher } from './match-letters';
import { positionBonus, raiseScore, type Scores } from './scores';

/** Scores of a pinyin match in a field. */
export interface PinyinScores {
  whole: number;
  /** With an incomplete last syllable: `qingto`. */
  begin: number;
  hasBonus: boolean;
}

/** Scores letters as full pinyin from the start of any syllable: `tongding` in 青铜鼎. */
export function matchPinyin(
  { syllables }: SearchField,
  letters: string,
  value: PinyinScores,
  scores: Scores,
): void {
  const { groups, readings, starts } = syllables;
  const documentAt = createDocumentFinder(syllables);
  const canBegin = createTable(readings, (reading) => isPrefixEitherWay(reading, letters));
  const endFrom = createPinyinMatcher(syllables, letters);
  forEachPosition(syllables, canBegin, (start) => {
    const end = endFrom(start);
    if (!end) return;
    const document = documentAt(start);
    const base = end.isComplete ? value.whole : value.begin;
    const isBegin = start === starts[document];
    const bonus = value.hasBonus ? positionBonus(isBegin, groups[end.at] === 0) : 0;
    raiseScore(scores, document, base + bonus);
  });
}

/** Scores letters as the initials of adjacent syllables: `qtd` in 青铜鼎. */
export function matchInitials(
  { syllables }: SearchField,
  letters: string,
  value: number,
  scores: Scores,
): void {
  const tables = Array.from(letters, (letter) =>
    createTable(syllables.readings, (reading) => reading.startsWith(letter)),
  );
  forEachSequence(syllables, tables, (document) => raiseScore(scores, document, value));
}

/** Scores homophones of a Chinese keyword: 青童鼎 for 青铜鼎. `sounds` has one set of readings per character. */
export function matchHomophones(
  { syllables }: SearchField,
  sounds: readonly ReadonlySet<string>[],
  value: number,
  scores: Scores,
): void {
  const tables = sounds.map((set) =>
    createTable(syllables.readings, (reading) => set.has(reading)),
  );
  forEachSequence(syllables, tables, (document, isBegin, isEnd) =>
    // A tenth of the bonus, so that the score stays below that of the next better kind of match.
    raiseScore(scores, document, value + positionBonus(isBegin, isEnd) / 10),
  );
}

/** A table with 1 for each group of readings that has a match; group 0 has no readings. */
function createTable(
  readings: Syllables['readings'],
  fits: (reading: string) => boolean,
): Uint8Array {
  return Uint8Array.from(readings, (group) => (group.some(fits) ? 1 : 0));
}

/** Visits every position of the groups that the table allows. */
function forEachPosition(
  syllables: Syllables,
  table: Uint8Array,
  visit: (position: number) => void,
): void {
  const positions = syllables.positions;
  const starts = syllables.positionStarts;
  table.forEach((isAllowed, group) => {
    if (isAllowed === 0) return;
    const end = starts[group + 1] ?? 0;
    for (let at = starts[group] ?? 0; at < end; at++) visit(positions[at] ?? 0);
  });
}

/** Visits every document with adjacent syllables that match the tables in order. */
function forEachSequence(
  syllables: Syllables,
  tables: readonly Uint8Array[],
  visit: (document: number, isBegin: boolean, isEnd: boolean) => void,
): void {
  const { groups, starts } = syllables;
  const documentAt = createDocumentFinder(syllables);
  const counts = tables.map((table) => countPositions(syllables, table));
  const rarest = counts.indexOf(Math.min(...counts));
  const table = tables[rarest];
  if (!table) return;
  forEachPosition(syllables, table, (position) => {
    const start = position - rarest;
    for (let next = 0; next < tables.length; next++) {
      if (tables[next]?.[groups[start + next] ?? 0] !== 1) return;
    }
    const document = documentAt(start);
    visit(document, start === starts[document], groups[start + tables.length] === 0);
  });
}

function countPositions(syllables: Syllables, table: Uint8Array): number {
  const starts = syllables.positionStarts;
  return table.reduce((sum, isAllowed, group) => {
    const count = (starts[group + 1] ?? 0) - (starts[group] ?? 0);
    return isAllowed === 1 ? sum + count : sum;
  }, 0);
}

function isPrefixEitherWay(reading: string, letters: string): boolean {
  return letters.startsWith(reading) || reading.startsWith(letters);
}
