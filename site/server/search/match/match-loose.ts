import type { SearchIndex } from '../memory/search-index';
import type { Term } from '../query/query';
import { segmentContentWords } from '../text/segment-words';
import { matchTerm } from './match-term';
import type { Scores } from './scores';

/** Limits the time of a search. */
const maxWords = 8;

/** Scores of documents with at least half of the keyword's words, for a keyword without full match. */
export function scorePartialMatches(index: SearchIndex, terms: readonly Term[]): Scores {
  const words = wordsOfTerms(terms);
  const sums = new Float32Array(index.ids.length);
  if (words.length < 2) return sums;
  const counts = new Uint8Array(sums.length);
  for (const word of words) {
    matchTerm(index, word, 1).forEach((score, document) => {
      if (score === 0) return;
      sums[document] = (sums[document] ?? 0) + score / words.length;
      counts[document] = (counts[document] ?? 0) + 1;
    });
  }
  return sums.map((sum, document) => ((counts[document] ?? 0) * 2 >= words.length ? sum : 0));
}

/** The different words of terms, at most those that are searched. */
export function wordsOfTerms(terms: readonly Term[]): Term[] {
  const words = new Map(terms.flatMap(wordsOf).map((word) => [word.stem, word]));
  return [...words.values()].slice(0, maxWords);
}

function wordsOf(term: Term): Term[] {
  if (term.kind === 'word') return [term];
  return segmentContentWords(term.text).map((text) => ({ kind: 'han', text, stem: text }));
}
