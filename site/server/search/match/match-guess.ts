import { forEachWithAllCharacters } from '../memory/character-index';
import type { SearchField, SearchIndex } from '../memory/search-index';
import type { Syllables } from '../memory/syllables';
import { toPinyinReadings } from '../text/pinyin';
import { ending, maxLength, minLength } from './fuzzy-limits';
import { createOneEditSearch, createOneEditTest } from './one-edit';
import { matchPinyin, matchHomophones } from './match-sound';
import { matchWord } from './match-words';
import { raiseScore, matchScores, type Scores } from './scores';

const { guess: fuzzyWorth } = matchScores;
const maxWords = 8;
const maxBreaks = 2;
const maxSyllableLength = 6;

/** Fuzzy match of a Chinese term: homophones, or one different character. */
export function fuzzyMatchRun(index: SearchIndex, text: string, scores: Scores): void {
  const characters = Array.from(text);
  if (characters.length > maxLength) return;
  const sounds = toPinyinReadings(text)
    .split(' ')
    .map((group) => new Set(group.split('/')));
  if (characters.length > 1 && sounds.length === characters.length) {
    matchHomophones(index.title, sounds, fuzzyWorth.titleSameSound, scores);
    matchHomophones(index.facts, sounds, fuzzyWorth.factsSameSound, scores);
  }
  if (characters.length < minLength.han) return;
  const isMatch = createOneEditSearch(text);
  const isIn = ({ keys }: SearchField, document: number) => isMatch(keys[document] ?? '');
  // One edit leaves all characters of one half in the text.
  const middle = text.length >> 1;
  for (const half of [text.slice(0, middle), text.slice(middle)]) {
    forEachWithAllCharacters(index.characters, half, (document) => {
      if (isIn(index.title, document)) raiseScore(scores, document, fuzzyWorth.title);
      else if (isIn(index.facts, document)) raiseScore(scores, document, fuzzyWorth.facts);
    });
  }
}

/** Fuzzy match of a word: an indexed word within one edit, a prefix of one, or mistyped pinyin. */
export function fuzzyMatchWord(
  index: SearchIndex,
  { text, stem }: { text: string; stem: string },
  scores: Scores,
): void {
  if (text.length > maxLength) return;
  for (const word of similarWords(index, text, stem)) matchWord(index, word, scores, fuzzyWorth);
  if (!/^[a-z]+$/.test(text)) return;
  if (text.length >= minLength.word && index.language === 'en') {
    const value = { whole: fuzzyWorth.facts, begin: fuzzyWorth.facts, hasBonus: false };
    matchPinyin(
      index.title,
      text,
      { ...value, whole: fuzzyWorth.title, begin: fuzzyWorth.title },
      scores,
    );
    matchPinyin(index.facts, text, value, scores);
  }
  if (text.length < minLength.letters) return;
  matchSeparately(index, text, scores);
  const isMatch = createOneEditSearch(text);
  const find = ({ syllables }: SearchField, value: number) => {
    let hasMatch = false;
    syllables.letters.forEach((letters, document) => {
      if (!isMatch(letters)) return;
      raiseScore(scores, document, value);
      hasMatch = true;
    });
    return hasMatch;
  };
  // Facts take longer to search and are rarely relevant if a title matches.
  if (!find(index.title, fuzzyWorth.title)) find(index.facts, fuzzyWorth.facts);
}

/** Pinyin of two separate words: `qingtongding` for 圆鼎 and 青铜器. */
function matchSeparately(index: SearchIndex, letters: string, scores: Scores): void {
  const value = { whole: 1, begin: 0, hasBonus: false };
  const find = (part: string) => {
    const found = new Float32Array(scores.length);
    matchPinyin(index.title, part, value, found);
    matchPinyin(index.facts, part, value, found);
    return found;
  };
  for (const offset of syllableBreaks(index.title.syllables.readings, letters)) {
    const [first, second] = [find(letters.slice(0, offset)), find(letters.slice(offset))];
    first.forEach((score, document) => {
      if (score && second[document]) raiseScore(scores, document, fuzzyWorth.apart);
    });
  }
}

/** Offsets that split letters into complete syllables on both sides; the longest first parts. */
function syllableBreaks(readings: Syllables['readings'], letters: string): number[] {
  const syllables = new Set(readings.flat());
  const ends = reachable(syllables, letters);
  const isWhole = (part: string) => reachable(syllables, part).has(part.length);
  const offsets = [...ends].filter((offset) => offset > 0 && offset < letters.length);
  return offsets.filter((offset) => isWhole(letters.slice(offset))).slice(-maxBreaks);
}

/** Offsets reachable from the start by complete syllables. */
function reachable(syllables: ReadonlySet<string>, letters: string): Set<number> {
  const ends = new Set([0]);
  for (let offset = 0; offset < letters.length; offset++) {
    if (!ends.has(offset)) continue;
    for (let length = 1; length <= maxSyllableLength; length++) {
      if (syllables.has(letters.slice(offset, offset + length))) ends.add(offset + length);
    }
  }
  return ends;
}

/** Indexed words similar to the stem, or to the word without its inflection; titles first. */
function similarWords(
  { title, facts, bodyWords }: SearchIndex,
  text: string,
  stem: string,
): string[] {
  const bare = text.replace(ending, '');
  const found = new Set<string>();
  const isNearStem = createOneEditTest(stem);
  const isNearBare = createOneEditTest(bare);
  const isNear = (word: string) =>
    (stem.length >= minLength.word && (word.startsWith(stem) || isNearStem(word))) ||
    (bare.length >= minLength.word && isNearBare(word));
  for (const { words } of [title.words, facts.words, bodyWords]) {
    for (const word of words.keys()) {
      if (word !== stem && isNear(word)) found.add(word);
      if (found.size >= maxWords) return [...found];
    }
  }
  return [...found];
}
