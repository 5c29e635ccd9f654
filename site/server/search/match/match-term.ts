import type { SearchIndex } from '../memory/search-index';
import type { Term } from '../query';
import { segmentsOf } from '../text/words';
import { guessHan, guessWord } from './match-guess';
import { holdsAll, matchKey } from './match-key';
import { matchInitials, matchPinyin } from './match-sound';
import { raise, worth, type Scores } from './scores';

const shortestSound = 2;

/** What each document is worth for a term that is written as it should be. */
export function matchTerm(index: SearchIndex, term: Term): Scores {
  const scores = new Float32Array(index.ids.length);
  matchKey(index, term.part, scores);
  if (term.kind === 'han') matchApart(index, term.text, scores, worth.apart);
  // On the English site a word is a word; there pinyin is only guessed.
  else if (index.language === 'zh') matchSounds(index, term.text, scores);
  return scores;
}

/** The same with guesses, for a keyword that finds little. */
export function guessTerm(index: SearchIndex, term: Term): Scores {
  const scores = matchTerm(index, term);
  if (term.kind === 'han') guessHan(index, term.text, scores);
  else guessWord(index, { text: term.text, stem: term.part.trim() }, scores);
  return scores;
}

/** Letters as pinyin and as initials; tones written as numbers are passed over. */
export function matchSounds(index: SearchIndex, text: string, scores: Scores): void {
  const letters = text.replace(/(?<=[a-z])[1-5]/g, '');
  if (!/^[a-z]+$/.test(letters) || letters.length < shortestSound) return;
  const { title, facts } = index;
  matchPinyin(
    title,
    letters,
    { whole: worth.titleBySound, begin: worth.titleByBeginOfSound, hasBonus: true },
    scores,
  );
  matchPinyin(
    facts,
    letters,
    { whole: worth.factsBySound, begin: worth.factsByBeginOfSound, hasBonus: false },
    scores,
  );
  const initials = { begin: 0, hasBonus: false };
  matchInitials(title, letters, { ...initials, whole: worth.titleByInitials }, scores);
  matchInitials(facts, letters, { ...initials, whole: worth.factsByInitials }, scores);
}

/** A run of several words whose words stand apart in title and facts: 青铜鼎 for a 圆鼎 of 青铜器. */
function matchApart(index: SearchIndex, text: string, scores: Scores, value: number): void {
  const words = segmentsOf(text);
  if (words.length < 2) return;
  for (let document = 0; document < scores.length; document++) {
    if ((scores[document] ?? 0) < value && holdsAll(index, document, words)) {
      raise(scores, document, value);
    }
  }
}
