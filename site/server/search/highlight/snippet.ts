import { escapeHtml } from '../../rich-text/escape-html';
import type { Term } from '../query/query';
import { findMatches, type Match } from './find-matches';
import { foldWithOffsets } from '../text/fold';
import type { HitText } from './resolve-terms';

/** Approximate length in characters. */
const length = 120;
/** Maximum number of characters before the first match. */
const before = 30;
/** Between the facts of a document. */
const factSeparator = ' · ';
/** Between a title and the rest of a body. */
const afterTitle = /^(?:[.,:]\s+|[。，：]\s*)(?=.)/;
const sentenceEnd = /[。！？；\n]|[.!?;]\s/g;

/**
 * HTML excerpt around the best match in the body, else the matching facts and the start of the body,
 * with matches in `<mark>`; the text is escaped. A title that begins the body is left out.
 */
export function createSnippet(
  { title, facts, body: wholeBody }: HitText,
  terms: readonly Term[],
): string {
  const body = withoutTitle(wholeBody, title);
  const inBody = locateMatches(body, terms);
  if (inBody.length > 0) return excerpt(body, inBody);
  if (body === '') return excerpt(facts, locateMatches(facts, terms));
  return [...matchingFacts(facts, terms), excerpt(body, [])].join(factSeparator);
}

/** The body after a title that is its first sentence or clause. */
function withoutTitle(body: string, title: string): string {
  if (title === '' || !body.startsWith(title)) return body;
  const [mark] = afterTitle.exec(body.slice(title.length)) ?? [];
  return mark === undefined ? body : body.slice(title.length + mark.length);
}

/** The first facts with a match, as HTML. */
function matchingFacts(facts: string, terms: readonly Term[]): string[] {
  return facts
    .split(factSeparator)
    .filter((fact) => locateMatches(fact, terms).length > 0)
    .slice(0, 2)
    .map((fact) => highlightText(fact, terms));
}

/** A whole text as HTML with matches in `<mark>`. */
export function highlightText(text: string, terms: readonly Term[]): string {
  return highlight(text, { start: 0, end: text.length }, locateMatches(text, terms));
}

function locateMatches(text: string, terms: readonly Term[]): Match[] {
  const foldedText = foldWithOffsets(text);
  return findMatches(foldedText.folded, terms).map(({ start, end, term }) => ({
    start: foldedText.toOriginalOffset(start),
    end: foldedText.toOriginalOffset(end),
    term,
  }));
}

function excerpt(text: string, matches: readonly Match[]): string {
  const best = bestStart(matches);
  const start = best === undefined ? 0 : startBefore(text, best);
  const end = endBefore(text, start + length);
  const shown = highlight(text, { start, end }, matches);
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`;
}

/** Highlights the matches that are completely within a part of a text. */
function highlight(
  text: string,
  { start, end }: { start: number; end: number },
  matches: readonly Match[],
): string {
  const marked = matches.filter((match) => match.start >= start && match.end <= end);
  let html = '';
  let offset = start;
  for (const match of marked) {
    html += toEscapedText(text.slice(offset, match.start));
    html += `<mark>${toEscapedText(text.slice(match.start, match.end))}</mark>`;
    offset = match.end;
  }
  return html + toEscapedText(text.slice(offset, end));
}

/** Start of the match from which a snippet covers the most different terms; the first of equals. */
function bestStart(matches: readonly Match[]): number | undefined {
  let best: { start: number; terms: number } | undefined;
  for (const { start } of matches) {
    const near = matches.filter((one) => one.start >= start && one.end <= start + length - before);
    const terms = new Set(near.map(({ term }) => term)).size;
    if (!best || terms > best.terms) best = { start, terms };
  }
  return best?.start;
}

/** Start of a snippet before a match: at the sentence start if it is near, else at a word boundary. */
function startBefore(text: string, match: number): number {
  const earliest = Math.max(0, match - before);
  if (earliest === 0) return 0;
  const ends = [...text.slice(earliest, match).matchAll(sentenceEnd)];
  const last = ends.at(-1);
  if (last) return earliest + last.index + last[0].length;
  return wordStart(text, alignToCodePoint(text, earliest), match);
}

/** End of a snippet: the end of the text, or a word boundary before the wanted offset. */
function endBefore(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const end = alignToCodePoint(text, wanted);
  if (!isInWord(text, end)) return end;
  const [before = ''] = wordBefore.exec(text.slice(Math.max(0, end - maxWordLength), end)) ?? [];
  return before.length < maxWordLength ? end - before.length : end;
}

/** The first offset from `start` that is not within a word; `limit` if there is none before it. */
function wordStart(text: string, start: number, limit: number): number {
  let offset = start;
  while (offset < limit && isInWord(text, offset)) offset++;
  return offset;
}

const maxWordLength = 40;
/** Words are letters, digits and hyphens other than Chinese, which can be split at any character. */
const wordBefore = /(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’-])+$/u;
const wordLetter = /^(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’-]/u;

function isInWord(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return false;
  return wordBefore.test(text.slice(offset - 1, offset)) && wordLetter.test(text.slice(offset));
}

/** Moves an offset out of a surrogate pair. */
function alignToCodePoint(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  return code >= 0xdc00 && code <= 0xdfff ? offset - 1 : offset;
}

const toEscapedText = (text: string) => escapeHtml(text.replace(/\s+/g, ' '));
