import type { Term } from '../query';
import { tokensOf } from './tokens';
import { segmentsOf } from './words';

/** Where a term stands in a folded text. */
export interface Match {
  start: number;
  end: number;
  /** Which of the terms. */
  term: number;
}

/** Marks that may stand between the characters of a run: 《论语》·学而. */
const isBetween = /[^\p{L}\p{N}\n]/u;
const mostBetween = 3;
/** Parts a run, as the end of a text does. */
const lineBreak = 0x0a;
/** What English adds to a stem; Snowball turns a last y into i and drops an e now and then. */
const endings = /^(?:[eiy]|e?s|ies|ied|e?d|e?r|ers|ing|ings|ic|al|ly|ion|ions)?$/;

/** Finds every place of every term. The words of a run that stands nowhere as a whole are found one by one. */
export function findMatches(folded: string, terms: readonly Term[]): Match[] {
  const matches = terms.flatMap(({ kind, text, stem }, term) => {
    const places = kind === 'han' ? hanPlaces(folded, text) : wordPlaces(folded, text, stem);
    return places.map((place) => ({ ...place, term }));
  });
  return withoutOverlaps(matches.sort((a, b) => a.start - b.start || b.end - a.end));
}

/** Whether a folded text holds a term as it is written, a run also by all of its words. */
export function isWrittenIn(folded: string, { kind, text, stem }: Term): boolean {
  if (kind === 'word') return wordPlaces(folded, text, stem).length > 0;
  if (runPlaces(folded, text).length > 0) return true;
  return segmentsOf(text).every((word) => runPlaces(folded, word).length > 0);
}

type Place = Omit<Match, 'term'>;

function hanPlaces(folded: string, text: string): Place[] {
  const whole = runPlaces(folded, text);
  if (whole.length > 0) return whole;
  const words = segmentsOf(text);
  return words.length > 1 ? words.flatMap((word) => runPlaces(folded, word)) : [];
}

function runPlaces(folded: string, run: string): Place[] {
  const [first, ...rest] = Array.from(run);
  if (first === undefined) return [];
  const places: Place[] = [];
  let start = folded.indexOf(first);
  while (start >= 0) {
    const end = endOfRun(folded, start + first.length, rest);
    if (end !== undefined) places.push({ start, end });
    start = folded.indexOf(first, end ?? start + first.length);
  }
  return places;
}

/** Where a run ends whose characters follow from a place on, marks before each passed over. */
function endOfRun(folded: string, from: number, characters: readonly string[]): number | undefined {
  let place = from;
  for (const character of characters) {
    for (let marks = 0; !folded.startsWith(character, place); marks++) {
      // A rare character takes two code units, and is a letter only as a whole.
      const mark = String.fromCodePoint(folded.codePointAt(place) ?? lineBreak);
      if (marks === mostBetween || !isBetween.test(mark)) return undefined;
      place += mark.length;
    }
    place += character.length;
  }
  return place;
}

function wordPlaces(folded: string, word: string, stem: string): Place[] {
  const places: Place[] = [];
  for (const { kind, text, start } of tokensOf(folded)) {
    if (kind !== 'word' || !isForm(text, word, stem)) continue;
    places.push({ start, end: start + text.length });
  }
  return places;
}

function isForm(text: string, word: string, stem: string): boolean {
  if (text === word) return true;
  const root = stem.replace(/[eiy]$/, '');
  return root.length > 2 && text.startsWith(root) && endings.test(text.slice(root.length));
}

function withoutOverlaps(sorted: readonly Match[]): Match[] {
  const kept: Match[] = [];
  for (const match of sorted) {
    if (match.start >= (kept.at(-1)?.end ?? 0)) kept.push(match);
  }
  return kept;
}
