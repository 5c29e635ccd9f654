import { guessTerm, matchSounds, matchTerm } from './match/match-term';
import { extras } from './match/extras';
import { looseScores } from './match/match-loose';
import { bonusOf, worth, type Scores } from './match/scores';
import type { SearchIndex } from './memory/search-index';
import type { Query } from './query';
import { soundOf } from './text/readings';

/** A document that was found, by its place in the index. */
export interface Ranked {
  document: number;
  score: number;
}

/** Guesses are made where fewer than this many are found as written. */
const few = 5;
/** Whatever was found as written stands before every guess, and guesses before loose finds. */
const weight = { exact: 1, guess: 0.1, loose: 0.01 };
/** Several terms in one piece are worth this more. */
const wholeKeyword = { title: 40, facts: 10, sound: 5 };

/** Finds and orders what a visitor may see at a moment; ties are broken by id. */
export function rank(index: SearchIndex, query: Query, now: Date): Ranked[] {
  if (query.terms.length === 0) return [];
  const isShown = shownAt(index, now);
  const found = new Float32Array(index.ids.length);
  const add = (scores: Scores, factor: number, titleFrom?: number): number => {
    let count = 0;
    for (let document = 0; document < found.length; document++) {
      const score = scores[document] ?? 0;
      if (score > 0 && !found[document] && isShown(document)) {
        found[document] = factor * (score + extras(index, document, score, titleFrom));
      }
      if (found[document]) count++;
    }
    return count;
  };
  const asWritten = query.terms.map((term) => ({ term, scores: matchTerm(index, term) }));
  const written = asWritten.map(({ scores }) => scores);
  const exact = add(scoresOf(index, query, written), weight.exact);
  const guess = () => asWritten.map(({ term, scores }) => guessTerm(index, term, scores));
  const guessed =
    exact < few ? add(scoresOf(index, query, guess()), weight.guess, worth.guess.title) : exact;
  if (guessed === 0) add(looseScores(index, query.terms), weight.loose);
  return ordered(index, found);
}

function shownAt(
  { publishedAt, shownUntil }: SearchIndex,
  now: Date,
): (document: number) => boolean {
  const moment = now.getTime();
  return (document) =>
    (publishedAt[document] ?? 0) <= moment && moment < (shownUntil[document] ?? Infinity);
}

/** A document must match every term; it is worth their mean, and more where it has them in one piece. */
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
  if (terms.length > 1) addWholes(index, query, means);
  return means;
}

/** Several terms that stand together as they were typed; pinyin may be typed with blanks. */
function addWholes(index: SearchIndex, { terms, phrase }: Query, sums: Scores): void {
  const { title, facts } = index;
  const letters = index.language === 'zh' ? soundOf(terms) : '';
  const sounds = new Float32Array(sums.length);
  if (letters !== '') matchSounds(index, letters, sounds);
  for (let document = 0; document < sums.length; document++) {
    const sum = sums[document] ?? 0;
    const sound = sounds[document] ?? 0;
    // Whoever spells `q t d` with blanks means the same as `qtd`.
    if (sum === 0) sums[document] = isSpelled(terms) ? sound : 0;
    else
      sums[document] =
        Math.max(sum, sound) + worthOfWhole(document) + (sound > 0 ? wholeKeyword.sound : 0);
  }

  function worthOfWhole(document: number): number {
    const key = title.keys[document] ?? '';
    if (key.includes(phrase)) return wholeKeyword.title + bonusOf(key, phrase);
    return facts.keys[document]?.includes(phrase) ? wholeKeyword.facts : 0;
  }
}

const isSpelled = (terms: Query['terms']) =>
  terms.every(({ kind, text }) => kind === 'word' && text.length <= 6);

/** Places by id take this many values at most; with the 31 bits of a positive score they fill a double. */
const places = 2 ** 21;

/** The best first. Score and id as one number each: thousands of numbers are sorted in no time. */
function ordered({ byId, placeById }: SearchIndex, found: Scores): Ranked[] {
  const bits = new Uint32Array(found.buffer);
  const sorted = new Float64Array(found.length);
  let count = 0;
  for (let document = 0; document < found.length; document++) {
    const score = bits[document] ?? 0;
    if (score > 0) sorted[count++] = score * places + (places - 1 - (placeById[document] ?? 0));
  }
  const ranked: Ranked[] = [];
  for (const key of sorted.subarray(0, count).sort().reverse()) {
    const document = byId[places - 1 - (key % places)] ?? 0;
    ranked.push({ document, score: found[document] ?? 0 });
  }
  return ranked;
}
