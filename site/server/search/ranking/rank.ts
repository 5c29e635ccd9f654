import { matchAllTerms } from '../match/match-all-terms';
import { fuzzyMatchTerm, matchPinyinAndInitials, matchTerm } from '../match/match-term';
import { createDocumentBonus } from '../match/score-bonuses';
import { scorePartialMatches } from '../match/match-loose';
import { titleMatchBonus, matchScores, type Scores } from '../match/scores';
import { isSpelled } from '../match/spelled-letters';
import type { SearchIndex } from '../memory/search-index';
import type { Query } from '../query/query';
import { termsToPinyin } from '../text/pinyin';

/** Fuzzy matching runs below this number of exact matches. */
export const minExactMatches = 5;
/** Factors that rank exact before fuzzy before partial matches. */
const weight = { exact: 1, fuzzy: 0.1, partial: 0.01 };
/** Bonus for several terms that occur as one phrase. */
const phraseBonus = { title: 40, facts: 10, sound: 5 };

/**
 * Matches that count: exact ones only; `fuzzy` ones also; or `any`, where fuzzy matches count if exact ones are few, and
 * partial ones if there are no others.
 */
export type Precision = 'exact' | 'fuzzy' | 'any';

/**
 * Finds the documents visible at a time, the best first; ties are broken by id.
 * @param precision default `any`
 */
export function rank(
  index: SearchIndex,
  query: Query,
  now: Date,
  precision: Precision = 'any',
): Uint32Array {
  if (query.terms.length === 0) return new Uint32Array();
  const isShown = shownAt(index, now);
  const found = new Float32Array(index.ids.length);
  const add = (scores: Scores, factor: number, titleFrom?: number): number => {
    const bonusOf = createDocumentBonus(index, titleFrom);
    let count = 0;
    for (let document = 0; document < found.length; document++) {
      const score = scores[document] ?? 0;
      if (score > 0 && !found[document] && isShown(document)) {
        found[document] = factor * (score + bonusOf(document, score));
      }
      if (found[document]) count++;
    }
    return count;
  };
  const exactScores = matchAllTerms(index, query.terms);
  const exact = add(scoresOf(index, query, exactScores), weight.exact);
  const [onlyTerm] = query.terms.length === 1 ? exactScores : [];
  const fuzzyMatch = () =>
    query.terms.map((term) => fuzzyMatchTerm(index, term, onlyTerm ?? matchTerm(index, term)));
  const isFuzzy = precision === 'any' ? exact < minExactMatches : precision === 'fuzzy';
  const matchCount = isFuzzy
    ? add(scoresOf(index, query, fuzzyMatch()), weight.fuzzy, matchScores.guess.title)
    : exact;
  if (matchCount === 0 && precision === 'any')
    add(scorePartialMatches(index, query.terms), weight.partial);
  return sortByScore(index, found);
}

function shownAt(
  { publishedAt, shownUntil }: SearchIndex,
  now: Date,
): (document: number) => boolean {
  const moment = now.getTime();
  return (document) =>
    (publishedAt[document] ?? 0) <= moment && moment < (shownUntil[document] ?? Infinity);
}

/** Mean score of the terms, 0 unless all match, with a bonus for a phrase match. */
function scoresOf(index: SearchIndex, query: Query, ofTerms: readonly Scores[]): Scores {
  const { terms } = query;
  const means = new Float32Array(index.ids.length);
  for (let document = 0; document < means.length; document++) {
    let sum = 0;
    for (const scores of ofTerms) {
      const score = scores[document] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
    }
    means[document] = sum / terms.length;
  }
  if (terms.length > 1) addPhraseScores(index, query, means);
  return means;
}

/** Adds the bonus for terms that occur as one phrase, and pinyin matches of the joined terms. */
function addPhraseScores(index: SearchIndex, { terms, phrase }: Query, sums: Scores): void {
  const { title, facts } = index;
  const letters = index.language === 'zh' ? termsToPinyin(terms) : '';
  const sounds = new Float32Array(sums.length);
  if (letters !== '') matchPinyinAndInitials(index, letters, sounds);
  for (let document = 0; document < sums.length; document++) {
    const sum = sums[document] ?? 0;
    const sound = sounds[document] ?? 0;
    if (sum === 0) sums[document] = isSpelled(terms) ? sound : 0;
    else
      sums[document] =
        Math.max(sum, sound) + phraseScore(document) + (sound > 0 ? phraseBonus.sound : 0);
  }

  function phraseScore(document: number): number {
    const key = title.keys[document] ?? '';
    if (key.includes(phrase)) return phraseBonus.title + titleMatchBonus(key, phrase);
    return facts.keys[document]?.includes(phrase) ? phraseBonus.facts : 0;
  }
}

/** Maximum number of documents: 21 bits, with the 31 bits of a positive float32 within a double's integers. */
const maxDocuments = 2 ** 21;

/** Best first. Packs score bits and id order into one number, which sorts fast in a typed array. */
function sortByScore(index: SearchIndex, found: Scores): Uint32Array {
  const bits = new Uint32Array(found.buffer);
  const sorted = new Float64Array(found.length);
  let count = 0;
  for (let document = 0; document < found.length; document++) {
    const score = bits[document] ?? 0;
    if (score > 0)
      sorted[count++] = score * maxDocuments + (maxDocuments - 1 - (index.rankById[document] ?? 0));
  }
  const best = sorted.subarray(0, count).sort().reverse();
  return Uint32Array.from(best, (key) => index.byId[maxDocuments - 1 - (key % maxDocuments)] ?? 0);
}
