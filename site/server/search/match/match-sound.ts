import type { SearchField } from '../memory/search-index';
import { raise, titleBonus, type Scores } from './scores';

/** What a match by sound is worth in a field, and whether a match at its beginning is worth more. */
export interface SoundWorth {
  whole: number;
  /** The last syllable is not finished: `qingto`. */
  begin: number;
  hasBonus: boolean;
}

/** Finds letters as full pinyin, from the beginning of a syllable on: `tongding` in 青铜鼎. */
export function matchPinyin(
  field: SearchField,
  letters: string,
  value: SoundWorth,
  scores: Scores,
): void {
  const { groups, readings } = field.syllables;
  const canBegin = readings.map((group) => group.some((one) => agree(one, letters, 0)));
  eachStart(field, (document, start) => {
    if (!canBegin[groups[start] ?? 0]) return;
    const end = endOfPinyin(groups, readings, start, letters, 0);
    if (!end) return;
    const base = end.isWhole ? value.whole : value.begin;
    raise(scores, document, base + (value.hasBonus ? bonus(field, document, start, end.at) : 0));
  });
}

/** Finds letters as the initials of as many syllables: `qtd` in 青铜鼎. */
export function matchInitials(
  field: SearchField,
  letters: string,
  value: SoundWorth,
  scores: Scores,
): void {
  const { groups, readings } = field.syllables;
  const initials = readings.map((group) => new Set(group.map((one) => one[0])));
  eachStart(field, (document, start) => {
    for (let place = 0; place < letters.length; place++) {
      if (!initials[groups[start + place] ?? 0]?.has(letters[place])) return;
    }
    const end = start + letters.length;
    const more = value.hasBonus ? bonus(field, document, start, end) : 0;
    raise(scores, document, value.whole + more);
  });
}

/** Finds what sounds like a Chinese keyword: 青童鼎 for 青铜鼎. `sounds` are its readings, one set a character. */
export function matchSameSound(
  field: SearchField,
  sounds: readonly ReadonlySet<string>[],
  value: number,
  scores: Scores,
): void {
  const { groups, readings } = field.syllables;
  const fits = sounds.map((set) => readings.map((group) => group.some((one) => set.has(one))));
  eachStart(field, (document, start) => {
    if (fits.every((fit, place) => fit[groups[start + place] ?? 0])) raise(scores, document, value);
  });
}

/** Calls for every syllable of every document; a match never runs over the 0 that closes each line. */
function eachStart(
  { syllables: { groups, starts } }: SearchField,
  visit: (document: number, start: number) => void,
): void {
  for (let document = 0; document < starts.length; document++) {
    const end = starts[document + 1] ?? groups.length;
    for (let start = starts[document] ?? 0; start < end; start++) visit(document, start);
  }
}

function agree(reading: string, letters: string, from: number): boolean {
  return letters.startsWith(reading, from) || reading.startsWith(letters.slice(from));
}

interface End {
  at: number;
  isWhole: boolean;
}

function endOfPinyin(
  groups: Uint16Array,
  readings: readonly (readonly string[])[],
  place: number,
  letters: string,
  from: number,
): End | undefined {
  if (from === letters.length) return { at: place, isWhole: true };
  let begun: End | undefined;
  for (const reading of readings[groups[place] ?? 0] ?? []) {
    if (letters.startsWith(reading, from)) {
      const end = endOfPinyin(groups, readings, place + 1, letters, from + reading.length);
      if (end?.isWhole) return end;
      begun ??= end;
    } else if (reading.startsWith(letters.slice(from))) {
      begun ??= { at: place + 1, isWhole: false };
    }
  }
  return begun;
}

function bonus(field: SearchField, document: number, start: number, end: number): number {
  const { groups, starts } = field.syllables;
  if (start !== starts[document]) return 0;
  return groups[end] === 0 ? titleBonus.whole : titleBonus.begin;
}
