import { createOneEditSearch, createOneEditTest } from '../match/one-edit';
import type { Term } from '../query/query';
import { toPinyinReadings } from '../text/pinyin';
import { scanTokens } from '../text/tokens';

/** A character with its pinyin readings. */
interface Syllable {
  character: string;
  readings: readonly string[];
}

type Lines = readonly (readonly Syllable[])[];

/** Minimum lengths of a keyword for each kind of match. */
const minLength = { sound: 2, word: 4, letters: 5, han: 3 };
/** Maximum length of a mistyped pinyin keyword, which limits the time of the search. */
const maxLetters = 40;

/** Characters that a pinyin keyword stands for: as full pinyin, else initials, else two separate words. */
export function findPinyinForms(lines: Lines, { kind, text }: Term): Term[] {
  const letters = text.replace(/(?<=[a-z])[1-5]/g, '');
  if (kind !== 'word' || !/^[a-z]+$/.test(letters) || letters.length < minLength.sound) return [];
  const spelled = lines.flatMap((line) => spelledRuns(line, letters));
  if (spelled.length > 0) return asTerms(spelled);
  const initials = lines.flatMap((line) =>
    windows(line, letters.length).filter((run) =>
      run.every(({ readings }, index) =>
        readings.some((reading) => reading.startsWith(letters[index] ?? ' ')),
      ),
    ),
  );
  return asTerms(
    initials.length > 0 ? initials : lines.flatMap((line) => spelledSeparately(line, letters)),
  );
}

/** Forms for a mistyped term: similar words, homophones, or Chinese with one different character. */
export function findTypoForms(folded: string, lines: Lines, term: Term): Term[] {
  const { kind, text } = term;
  if (kind === 'word') {
    const words = similarWords(folded, term);
    return words.length > 0 ? words : asTerms(misspelledRuns(lines, text));
  }
  const [sought = []] = parseSyllableLines(text, toPinyinReadings(text));
  const same = lines.flatMap((line) =>
    windows(line, sought.length).filter((run) =>
      run.every(({ readings }, index) =>
        readings.some((reading) => sought[index]?.readings.includes(reading)),
      ),
    ),
  );
  if (sought.length > 1 && same.length > 0) return asTerms(same);
  if (sought.length < minLength.han) return [];
  const isNear = createOneEditTest(text);
  const lengths = [sought.length, sought.length - 1, sought.length + 1];
  const near = lengths.map((length) =>
    lines.flatMap((line) => windows(line, length)).filter((run) => isNear(textOf(run))),
  );
  return asTerms(near.find((runs) => runs.length > 0) ?? []);
}

/** The Chinese characters of each line of a folded text with their readings. */
export function parseSyllableLines(folded: string, readings: string): Lines {
  const groups = readings.split(/\s+/).filter((group) => group !== '');
  let next = 0;
  return folded.split('\n').map((line) =>
    charactersOf(line).map((character) => ({
      character,
      readings: (groups[next++] ?? '?').split('/').flatMap(spellings),
    })),
  );
}

function asTerms(runs: readonly (readonly Syllable[])[]): Term[] {
  const texts = new Set(runs.map(textOf));
  return [...texts].map((text) => ({ kind: 'han', text, stem: text }));
}

const textOf = (run: readonly Syllable[]) => run.map(({ character }) => character).join('');

/** The Chinese characters of a line without punctuation. */
function charactersOf(line: string): string[] {
  const runs = [...scanTokens(line)].filter(({ kind }) => kind === 'han');
  return runs.flatMap(({ text }) => Array.from(text));
}

/** `lv` can also be spelled `lu`. */
function spellings(reading: string): string[] {
  return reading.includes('v') ? [reading, reading.replace('v', 'u')] : [reading];
}

function windows(line: readonly Syllable[], length: number): Syllable[][] {
  const count = length > 0 ? Math.max(0, line.length - length + 1) : 0;
  return Array.from({ length: count }, (_, start) => line.slice(start, start + length));
}

/** Runs whose pinyin equals the letters; the last syllable may be incomplete. */
function spelledRuns(line: readonly Syllable[], letters: string): Syllable[][] {
  return line.flatMap((_, start) => {
    const end = findSpelledEnd(line, start, letters);
    return end === undefined ? [] : [line.slice(start, end)];
  });
}

function findSpelledEnd(
  line: readonly Syllable[],
  position: number,
  letters: string,
): number | undefined {
  if (letters === '') return position;
  for (const reading of line[position]?.readings ?? []) {
    if (letters.startsWith(reading)) {
      const end = findSpelledEnd(line, position + 1, letters.slice(reading.length));
      if (end !== undefined) return end;
    } else if (reading.startsWith(letters)) {
      return position + 1;
    }
  }
  return undefined;
}

/** Runs of two separate words: `qingtongding` for 青铜 and 鼎. */
function spelledSeparately(line: readonly Syllable[], letters: string): Syllable[][] {
  for (let position = letters.length - minLength.sound; position >= minLength.sound; position--) {
    const [first, second] = [letters.slice(0, position), letters.slice(position)];
    const runs = [spelledRuns(line, first), spelledRuns(line, second)];
    if (runs.every((found) => found.length > 0)) return runs.flat();
  }
  return [];
}

/** The shortest runs whose likeliest pinyin contains the letters within one edit. */
function misspelledRuns(lines: Lines, letters: string): Syllable[][] {
  if (letters.length < minLength.letters || letters.length > maxLetters) return [];
  if (!/^[a-z]+$/.test(letters)) return [];
  const isMatch = createOneEditSearch(letters);
  const most = Math.min(letters.length, Math.max(0, ...lines.map(({ length }) => length)));
  for (let length = 1; length <= most; length++) {
    const runs = lines
      .flatMap((line) => windows(line, length))
      .filter((run) => isMatch(run.map(({ readings }) => readings[0]).join('')));
    if (runs.length > 0) return runs;
  }
  return [];
}

/** Words of a text that start with the term's stem or are within one edit of it. */
function similarWords(folded: string, { text, stem }: Term): Term[] {
  if (stem.length < minLength.word) return [];
  const words = [...scanTokens(folded)].filter(({ kind }) => kind === 'word');
  const [isNearText, isNearStem] = [createOneEditTest(text), createOneEditTest(stem)];
  const isSimilar = (word: string) => word.startsWith(stem) || isNearText(word) || isNearStem(word);
  const similar = new Set(words.map((token) => token.text).filter(isSimilar));
  return [...similar].map((word) => ({ kind: 'word', text: word, stem: word }));
}
