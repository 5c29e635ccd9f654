import type { Term } from '../query/query';
import { scanTokens } from '../text/tokens';
import { segmentWords } from '../text/segment-words';

/** A match of a term in a folded text: offsets, `end` exclusive. */
export interface Match {
  start: number;
  end: number;
  /** Index of the term. */
  term: number;
}

/** Punctuation allowed between the characters of a Chinese run: 《论语》·学而. */
const isBetween = /[^\p{L}\p{N}\n]/u;
const maxBetween = 3;
/** Ends a run, like the end of the text. */
const lineBreak = 0x0a;
/** English inflections of a stem; Snowball changes a final y to i and drops some final e. */
const endings = /^(?:[eiy]|e?s|ies|ied|e?d|e?r|ers|ing|ings|ic|al|ly|ion|ions)?$/;

/** Finds all matches of the terms without overlaps. A Chinese run without a match is matched by its words. */
export function findMatches(folded: string, terms: readonly Term[]): Match[] {
  const matches = terms.flatMap(({ kind, text, stem }, term) => {
    const ranges = kind === 'han' ? findHan(folded, text) : findWord(folded, text, stem);
    return ranges.map((range) => ({ ...range, term }));
  });
  return withoutOverlaps(matches.sort((a, b) => a.start - b.start || b.end - a.end));
}

/** Whether a folded text contains a term; for a Chinese run also all of its words separately. */
export function isWrittenIn(folded: string, { kind, text, stem }: Term): boolean {
  if (kind === 'word') return findWord(folded, text, stem).length > 0;
  if (findRun(folded, text).length > 0) return true;
  return segmentWords(text).every((word) => findRun(folded, word).length > 0);
}

type Range = Omit<Match, 'term'>;

function findHan(folded: string, text: string): Range[] {
  const whole = findRun(folded, text);
  if (whole.length > 0) return whole;
  const words = segmentWords(text);
  return words.length > 1 ? words.flatMap((word) => findRun(folded, word)) : [];
}

function findRun(folded: string, run: string): Range[] {
  const [first, ...rest] = Array.from(run);
  if (first === undefined) return [];
  const ranges: Range[] = [];
  let start = folded.indexOf(first);
  while (start >= 0) {
    const end = endOfRun(folded, start + first.length, rest);
    if (end !== undefined) ranges.push({ start, end });
    start = folded.indexOf(first, end ?? start + first.length);
  }
  return ranges;
}

/** End of a run whose characters follow from an offset, skipping punctuation before each. */
function endOfRun(folded: string, from: number, characters: readonly string[]): number | undefined {
  let offset = from;
  for (const character of characters) {
    for (let marks = 0; !folded.startsWith(character, offset); marks++) {
      // A character of two code units is classified as a whole code point.
      const mark = String.fromCodePoint(folded.codePointAt(offset) ?? lineBreak);
      if (marks === maxBetween || !isBetween.test(mark)) return undefined;
      offset += mark.length;
    }
    offset += character.length;
  }
  return offset;
}

function findWord(folded: string, word: string, stem: string): Range[] {
  const ranges: Range[] = [];
  for (const { kind, text, start } of scanTokens(folded)) {
    if (kind !== 'word' || !isInflection(text, word, stem)) continue;
    ranges.push({ start, end: start + text.length });
  }
  return ranges;
}

function isInflection(text: string, word: string, stem: string): boolean {
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
