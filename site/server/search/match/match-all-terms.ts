import { withScore, type DocumentSet } from '../memory/character-index';
import type { SearchIndex } from '../memory/search-index';
import type { Term } from '../query/query';
import { matchTerm } from './match-term';
import type { Scores } from './scores';

/**
 * Scores of exact matches, in the order of the terms. Words come first, as their documents are listed; then the
 * longest runs. Each Chinese term scores only the documents that all terms before it match: of 5月18日 the month of a few.
 * So the scores of a Chinese term are complete only where it is the only term.
 */
export function matchAllTerms(index: SearchIndex, terms: readonly Term[]): Scores[] {
  const found = new Map<Term, Scores>();
  let among: DocumentSet | undefined;
  for (const term of inOrderOfCost(terms)) {
    const scores = matchTerm(index, term, undefined, among);
    found.set(term, scores);
    if (terms.length > 1) among = withScore(scores, among);
  }
  return terms.map((term) => found.get(term) ?? new Float32Array(index.ids.length));
}

/** Longer runs are rarer. */
function inOrderOfCost(terms: readonly Term[]): Term[] {
  const cost = ({ kind, text }: Term) => (kind === 'word' ? 0 : 1 / text.length);
  return [...terms].sort((a, b) => cost(a) - cost(b));
}
