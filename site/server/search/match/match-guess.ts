import type { SearchField, SearchIndex } from '../memory/search-index';
import { lettersOf, readingsOf } from '../text/readings';
import { holdsWithOneEdit, isOneEditAway } from './one-edit';
import { matchKey } from './match-key';
import { matchPinyin, matchSameSound } from './match-sound';
import { raise, worth, type Scores } from './scores';

const { guess } = worth;
/** Shorter ones are one edit away from too much. */
const shortest = { han: 3, word: 4, letters: 5 };
const longest = 40;
const maxWords = 8;

/** Guesses what a Chinese term was meant to be: the same sounds, or one character otherwise. */
export function guessHan(index: SearchIndex, text: string, scores: Scores): void {
  const characters = [...text];
  if (characters.length > longest) return;
  const sounds = readingsOf(text)
    .split(' ')
    .map((group) => new Set(group.split('/')));
  if (characters.length > 1 && sounds.length === characters.length) {
    matchSameSound(index.title, sounds, guess.titleSameSound, scores);
    matchSameSound(index.facts, sounds, guess.factsSameSound, scores);
  }
  if (characters.length < shortest.han) return;
  const holds = (key: string) => holdsAllButOne(key, characters) && holdsWithOneEdit(key, text);
  markWhere(index.title.keys, holds, guess.title, scores);
  markWhere(index.facts.keys, holds, guess.facts, scores);
}

/** Guesses what a word was meant to be: one edit away from a known word, its beginning, or pinyin with a typo. */
export function guessWord(
  index: SearchIndex,
  { text, stem }: { text: string; stem: string },
  scores: Scores,
): void {
  if (text.length > longest) return;
  for (const word of similarWords(index.words, stem)) matchKey(index, ` ${word} `, scores, guess);
  if (!/^[a-z]+$/.test(text)) return;
  if (text.length >= shortest.word) {
    const value = { whole: guess.facts, begin: guess.facts, hasBonus: false };
    matchPinyin(index.title, text, { ...value, whole: guess.title, begin: guess.title }, scores);
    matchPinyin(index.facts, text, value, scores);
  }
  if (text.length < shortest.letters) return;
  const thirds = piecesOf(text);
  const holds = (letters: string) =>
    thirds.some((piece) => letters.includes(piece)) && holdsWithOneEdit(letters, text);
  markWhere(lettersIn(index.title), holds, guess.title, scores);
  markWhere(lettersIn(index.facts), holds, guess.facts, scores);
}

/** The pinyin of a whole keyword, its Chinese read aloud: `qingtongding` for 青铜ding; '' where it has none. */
export function soundOf(terms: readonly { kind: string; text: string }[]): string {
  const parts = terms.map(({ kind, text }) => (kind === 'han' ? lettersOf(text) : text));
  const letters = parts.join('');
  return parts.includes('') || !/^[a-z]+$/.test(letters) ? '' : letters;
}

const lettersIn = ({ syllables }: SearchField) => syllables.letters;

function markWhere(
  texts: readonly string[],
  holds: (text: string) => boolean,
  value: number,
  scores: Scores,
): void {
  texts.forEach((text, document) => {
    if (holds(text)) raise(scores, document, value);
  });
}

/** One edit spoils one character at most; a quick look that spares the thorough one. */
function holdsAllButOne(key: string, characters: readonly string[]): boolean {
  let missing = 0;
  for (const character of characters) if (!key.includes(character) && ++missing > 1) return false;
  return true;
}

/** One edit touches two neighbouring thirds at most, so that one of them stays whole. */
function piecesOf(text: string): string[] {
  const length = Math.floor(text.length / 3);
  return [text.slice(0, length), text.slice(length, 2 * length), text.slice(2 * length)];
}

function similarWords(words: readonly string[], stem: string): string[] {
  const found = words.filter((word) => word !== stem && isSimilar(word, stem));
  return found.slice(0, maxWords);
}

function isSimilar(word: string, stem: string): boolean {
  if (stem.length >= shortest.word - 1 && word.startsWith(stem)) return true;
  return stem.length >= shortest.word && isOneEditAway(word, stem);
}
