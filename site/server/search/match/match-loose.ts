import type { SearchIndex } from '../memory/search-index';
import type { Term } from '../query/query';
import { segmentContentWords } from '../text/segment-words';
import { matchTerm } from './match-term';
import type { Scores } from './scores';

/** Limits the time of a search. */
const maxWords = 8;

/** Scores of documents with at least half of the keyword's words, for a keyword without full match. */
export function scorePartialMatches(index: SearchIndex, terms: readonly Term[]): Scores {
  const words = [...new Map(terms.flatMap(wordsOf).map((word) => [word.stem, word])).values()];
  const sums = new Float32Array(index.ids.length);
  if (words.length < 2) return sums;
  const searched = words.slice(0, maxWords);
  const counts = new Uint8Array(sums.length);
  for (const word of searched) {
    matchTerm(index, word, 1).forEach((score, document) => {
      if (score === 0) return;
      sums[document] = (sums[document] ?? 0) + score / searched.length;
      counts[document] = (counts[document] ?? 0) + 1;
    });
  }
  return sums.map((sum, document) => ((counts[document] ?? 0) * 2 >= searched.length ? sum : 0));
}

function wordsOf(term: Term): Term[] {
  if (term.kind === 'word') return [term];
  return segmentContentWords(term.text).map((text) => ({ kind: 'han', text, stem: text }));
}
