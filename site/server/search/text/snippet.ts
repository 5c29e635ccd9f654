import { escapeHtml } from '../../html';
import type { Term } from '../query';
import { findMatches, type Match } from './find-matches';
import { foldWithPlaces } from './fold';
import type { ShownText } from './meant-terms';

/** Characters, about. */
const length = 120;
/** How much of it stands before the first match. */
const before = 30;
const sentenceEnd = /[。！？；\n]|[.!?;]\s/g;

/**
 * A part of the text around the best match, with `<mark>` around what matched: of the body, else of
 * the facts, else the body's beginning. Everything but the marks is escaped.
 */
export function snippetOf(
  { facts, body }: Pick<ShownText, 'facts' | 'body'>,
  terms: readonly Term[],
): string {
  const inBody = locate(body, terms);
  if (inBody.length > 0) return cut(body, inBody);
  const inFacts = locate(facts, terms);
  return inFacts.length > 0 || body === '' ? cut(facts, inFacts) : cut(body, []);
}

/** A whole text in the same way. */
export function markedText(text: string, terms: readonly Term[]): string {
  return mark(text, { start: 0, end: text.length }, locate(text, terms));
}

function locate(text: string, terms: readonly Term[]): Match[] {
  const { folded, placeOf } = foldWithPlaces(text);
  return findMatches(folded, terms).map(({ start, end, term }) => ({
    start: placeOf(start),
    end: placeOf(end),
    term,
  }));
}

function cut(text: string, matches: readonly Match[]): string {
  const best = bestStart(matches);
  const start = best === undefined ? 0 : beginBefore(text, best);
  const end = endBefore(text, start + length);
  const shown = mark(text, { start, end }, matches);
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`;
}

/** A part of a text with its matches; one that leaves the part is not marked. */
function mark(
  text: string,
  { start, end }: { start: number; end: number },
  matches: readonly Match[],
): string {
  const marked = matches.filter((match) => match.start >= start && match.end <= end);
  let html = '';
  let place = start;
  for (const match of marked) {
    html += plain(text.slice(place, match.start));
    html += `<mark>${plain(text.slice(match.start, match.end))}</mark>`;
    place = match.end;
  }
  return html + plain(text.slice(place, end));
}

/** The match from which on most different terms stand in one snippet; the first of equals. */
function bestStart(matches: readonly Match[]): number | undefined {
  let best: { start: number; terms: number } | undefined;
  for (const { start } of matches) {
    const near = matches.filter((one) => one.start >= start && one.end <= start + length - before);
    const terms = new Set(near.map(({ term }) => term)).size;
    if (!best || terms > best.terms) best = { start, terms };
  }
  return best?.start;
}

/** Somewhat before a match: where its sentence begins, if that is near. */
function beginBefore(text: string, match: number): number {
  const earliest = Math.max(0, match - before);
  if (earliest === 0) return 0;
  const ends = [...text.slice(earliest, match).matchAll(sentenceEnd)];
  const last = ends.at(-1);
  if (last) return earliest + last.index + last[0].length;
  return wordStart(text, onCharacter(text, earliest), match);
}

/** Where a part of about the wanted length ends: at the text's end, or before a word that it would part. */
function endBefore(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const end = onCharacter(text, wanted);
  if (!isInWord(text, end)) return end;
  const [before = ''] = wordBehind.exec(text.slice(Math.max(0, end - longestWord), end)) ?? [];
  return before.length < longestWord ? end - before.length : end;
}

/** The first place from `start` on that is not within a word; `limit` where there is none before it. */
function wordStart(text: string, start: number, limit: number): number {
  let place = start;
  while (place < limit && isInWord(text, place)) place++;
  return place;
}

const longestWord = 40;
/** Chinese is parted at any character; other letters and figures make words, also with a hyphen in them. */
const wordBehind = /(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’-])+$/u;
const wordLetter = /^(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’-]/u;

function isInWord(text: string, place: number): boolean {
  if (place <= 0 || place >= text.length) return false;
  return wordBehind.test(text.slice(place - 1, place)) && wordLetter.test(text.slice(place));
}

/** A place that does not part a character that takes two code units. */
function onCharacter(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code >= 0xdc00 && code <= 0xdfff ? place - 1 : place;
}

const plain = (text: string) => escapeHtml(text.replace(/\s+/g, ' '));
