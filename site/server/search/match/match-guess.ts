import { eachWithAllButOne } from '../memory/character-index';
import type { SearchField, SearchIndex } from '../memory/search-index';
import type { Syllables } from '../memory/syllables';
import { readingsOf } from '../text/readings';
import { eachWithOneEdit } from './find-one-edit';
import { holdsWithOneEdit, isOneEditAway } from './one-edit';
import { matchPinyin, matchSameSound } from './match-sound';
import { matchWord } from './match-words';
import { raise, worth, type Scores } from './scores';

const { guess } = worth;
/** Shorter ones are one edit away from too much. */
const shortest = { han: 3, word: 4, letters: 5 };
const longest = 40;
const maxWords = 8;
const maxBreaks = 2;
const longestSyllable = 6;

/** Guesses what a Chinese term was meant to be: the same sounds, or one character otherwise. */
export function guessRun(index: SearchIndex, text: string, scores: Scores): void {
  const characters = Array.from(text);
  if (characters.length > longest) return;
  const sounds = readingsOf(text)
    .split(' ')
    .map((group) => new Set(group.split('/')));
  if (characters.length > 1 && sounds.length === characters.length) {
    matchSameSound(index.title, sounds, guess.titleSameSound, scores);
    matchSameSound(index.facts, sounds, guess.factsSameSound, scores);
  }
  if (characters.length < shortest.han) return;
  const holds = (key = '') => holdsAllButOne(key, characters) && holdsWithOneEdit(key, text);
  eachWithAllButOne(index.characters, characters, (document) => {
    if (holds(index.title.keys[document])) raise(scores, document, guess.title);
    else if (holds(index.facts.keys[document])) raise(scores, document, guess.facts);
  });
}

/** Guesses what a word was meant to be: one edit away from a known word, its beginning, or pinyin with a typo. */
export function guessWord(
  index: SearchIndex,
  { text, stem }: { text: string; stem: string },
  scores: Scores,
): void {
  if (text.length > longest) return;
  for (const word of similarWords(index, text, stem)) matchWord(index, word, scores, guess);
  if (!/^[a-z]+$/.test(text)) return;
  if (text.length >= shortest.word && index.language === 'en') {
    const value = { whole: guess.facts, begin: guess.facts, hasBonus: false };
    matchPinyin(index.title, text, { ...value, whole: guess.title, begin: guess.title }, scores);
    matchPinyin(index.facts, text, value, scores);
  }
  if (text.length < shortest.letters) return;
  guessApart(index, text, scores);
  const find = ({ syllables }: SearchField, value: number) => {
    let isAnywhere = false;
    eachWithOneEdit(syllables.letters, text, (document) => {
      raise(scores, document, value);
      isAnywhere = true;
    });
    return isAnywhere;
  };
  // Facts are long to read, and seldom what was meant where a title fits.
  if (!find(index.title, guess.title)) find(index.facts, guess.facts);
}

/** Pinyin whose two words stand apart: `qingtongding` for a 圆鼎 of 青铜器. */
function guessApart(index: SearchIndex, letters: string, scores: Scores): void {
  const value = { whole: 1, begin: 0, hasBonus: false };
  const find = (part: string) => {
    const found = new Float32Array(scores.length);
    matchPinyin(index.title, part, value, found);
    matchPinyin(index.facts, part, value, found);
    return found;
  };
  for (const place of syllableBreaks(index.title.syllables.readings, letters)) {
    const [first, second] = [find(letters.slice(0, place)), find(letters.slice(place))];
    first.forEach((isThere, document) => {
      if (isThere && second[document]) raise(scores, document, guess.apart);
    });
  }
}

/** Where letters can be parted so that both parts are whole syllables; the longest first parts. */
function syllableBreaks(readings: Syllables['readings'], letters: string): number[] {
  const syllables = new Set(readings.flat());
  const ends = reachable(syllables, letters);
  const isWhole = (part: string) => reachable(syllables, part).has(part.length);
  const places = [...ends].filter((place) => place > 0 && place < letters.length);
  return places.filter((place) => isWhole(letters.slice(place))).slice(-maxBreaks);
}

/** How far whole syllables reach from the beginning. */
function reachable(syllables: ReadonlySet<string>, letters: string): Set<number> {
  const ends = new Set([0]);
  for (let place = 0; place < letters.length; place++) {
    if (!ends.has(place)) continue;
    for (let length = 1; length <= longestSyllable; length++) {
      if (syllables.has(letters.slice(place, place + length))) ends.add(place + length);
    }
  }
  return ends;
}

/** One edit spoils one character at most; a quick look that spares the thorough one. */
function holdsAllButOne(key: string, characters: readonly string[]): boolean {
  let missing = 0;
  for (const character of characters) if (!key.includes(character) && ++missing > 1) return false;
  return true;
}

/** What a stemmer takes from an English word; a mistyped one may keep it: `brnze` has no stem `brnz`. */
const ending = /(?:e|es|ed|s|ing)$/;

/** Known words near a stem, or near the word without its ending, those of titles first. */
function similarWords(
  { title, facts, bodyWords }: SearchIndex,
  text: string,
  stem: string,
): string[] {
  const bare = text.replace(ending, '');
  const found = new Set<string>();
  const isNear = (word: string) => isSimilar(word, stem) || isMistyped(word, bare);
  for (const { words } of [title.words, facts.words, bodyWords]) {
    for (const word of words.keys()) {
      if (word !== stem && isNear(word)) found.add(word);
      if (found.size >= maxWords) return [...found];
    }
  }
  return [...found];
}

function isSimilar(word: string, stem: string): boolean {
  return stem.length >= shortest.word && (word.startsWith(stem) || isOneEditAway(word, stem));
}

function isMistyped(word: string, bare: string): boolean {
  return bare.length >= shortest.word && isOneEditAway(word, bare);
}
