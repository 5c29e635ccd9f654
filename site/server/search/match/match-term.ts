import type { SearchIndex } from '../memory/search-index';
import type { Term } from '../query';
import { guessRun, guessWord } from './match-guess';
import { matchRun } from './match-run';
import { matchInitials, matchPinyin } from './match-sound';
import { matchWord } from './match-words';
import { worth, type Scores } from './scores';

const shortestSound = 2;

/**
 * What each document is worth for a term that is written as it should be. A body that holds it again and
 * again is worth more, up to `mostTimes`.
 */
export function matchTerm(index: SearchIndex, term: Term, mostTimes?: number): Scores {
  const scores = new Float32Array(index.ids.length);
  if (term.kind === 'han') {
    matchRun(index, term.text, scores, mostTimes);
    return scores;
  }
  matchWord(index, term.stem, scores);
  // On the English site a word is a word; there pinyin is only guessed.
  if (index.language === 'zh') matchSounds(index, term.text, scores);
  return scores;
}

/** The same with guesses, for a keyword that finds little: on top of what it is worth as written. */
export function guessTerm(index: SearchIndex, term: Term, asWritten: Scores): Scores {
  const scores = asWritten.slice();
  if (term.kind === 'han') guessRun(index, term.text, scores);
  else guessWord(index, term, scores);
  return scores;
}

/** Letters as pinyin and as initials; tones written as numbers are passed over. */
export function matchSounds(index: SearchIndex, text: string, scores: Scores): void {
  const letters = text.replace(/(?<=[a-z])[1-5]/g, '');
  if (!/^[a-z]+$/.test(letters) || letters.length < shortestSound) return;
  const { title, facts } = index;
  const inTitle = { whole: worth.titleBySound, begin: worth.titleByBeginOfSound, hasBonus: true };
  const inFacts = { whole: worth.factsBySound, begin: worth.factsByBeginOfSound, hasBonus: false };
  matchPinyin(title, letters, inTitle, scores);
  matchPinyin(facts, letters, inFacts, scores);
  // No syllable begins with one of these.
  if (/[iuv]/.test(letters)) return;
  matchInitials(title, letters, worth.titleByInitials, scores);
  matchInitials(facts, letters, worth.factsByInitials, scores);
}
