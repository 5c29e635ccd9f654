import type { DocumentSet } from '../memory/character-index';
import type { SearchIndex } from '../memory/search-index';
import type { Term } from '../query/query';
import { fuzzyMatchRun, fuzzyMatchWord } from './match-guess';
import { matchRun } from './match-run';
import { matchInitials, matchPinyin } from './match-sound';
import { matchWord } from './match-words';
import { matchScores, type Scores } from './scores';
import { canBeInitials, toSpelledLetters } from './spelled-letters';

/**
 * Scores of all documents for exact matches of a term. The frequency in a body counts up to
 * `maxFrequency`; a Chinese term scores documents of `among` only.
 */
export function matchTerm(
  index: SearchIndex,
  term: Term,
  maxFrequency?: number,
  among?: DocumentSet,
): Scores {
  const scores = new Float32Array(index.ids.length);
  if (term.kind === 'han') {
    matchRun(index, term.text, scores, maxFrequency, among);
    return scores;
  }
  matchWord(index, term.stem, scores);
  // On the English site pinyin is only a fuzzy match, as most words are English.
  if (index.language === 'zh') matchPinyinAndInitials(index, term.text, scores);
  return scores;
}

/** Adds fuzzy matches to the exact scores, for a keyword with few exact matches. */
export function fuzzyMatchTerm(index: SearchIndex, term: Term, exactScores: Scores): Scores {
  const scores = exactScores.slice();
  if (term.kind === 'han') fuzzyMatchRun(index, term.text, scores);
  else fuzzyMatchWord(index, term, scores);
  return scores;
}

/** Scores letters as pinyin and as initials; tone numbers are ignored. */
export function matchPinyinAndInitials(index: SearchIndex, text: string, scores: Scores): void {
  const letters = toSpelledLetters(text);
  if (letters === undefined) return;
  const { title, facts } = index;
  const inTitle = {
    whole: matchScores.titleBySound,
    begin: matchScores.titleByBeginOfSound,
    hasBonus: true,
  };
  const inFacts = {
    whole: matchScores.factsBySound,
    begin: matchScores.factsByBeginOfSound,
    hasBonus: false,
  };
  matchPinyin(title, letters, inTitle, scores);
  matchPinyin(facts, letters, inFacts, scores);
  if (!canBeInitials(letters)) return;
  matchInitials(title, letters, matchScores.titleByInitials, scores);
  matchInitials(facts, letters, matchScores.factsByInitials, scores);
}
