import { partsOf, segmentsOf } from './parts';

/** Characters an utterance may have: about 13 s of Chinese, below the 14 s at which some engines go silent. */
const LIMIT = 60;

const marks = (list: string) => new RegExp(`[${list}][\\p{Pe}\\p{Pf}]* ?$`, 'u');
/** `Intl.Segmenter` does not know ；, and not every browser has it. */
const END = marks('。！？；;');
const COMMA = marks('，,');
const PAUSE = marks('、：:…—');

/**
 * Cuts text at sentence ends and ； into pieces of at most `limit` UTF-16 units, one utterance and caption page each.
 * A longer sentence is cut at ， then 、： then between words; never inside a surrogate pair or, where it can be avoided,
 * a number, a word, or a pair such as 《》 or “”. Joined, the pieces equal the text with its white space collapsed.
 */
export function sentences(text: string, lang: string, limit = LIMIT): string[] {
  return cut(text.replace(/\s+/g, ' ').trim(), lang, limit, 0);
}

/** Level 0 keeps words and pairs, 1 words, 2 characters: the next one is for what is too long for a piece. */
function cut(text: string, lang: string, limit: number, level: number): string[] {
  const ends = new Set<number>();
  let end = 0;
  for (const sentence of segmentsOf(text, lang, 'sentence') ?? [])
    ends.add((end += sentence.length));
  const pieces: string[] = [];
  let parts: string[] = [];
  const flush = (count: number) => {
    const piece = parts.slice(0, count).join('');
    parts = parts.slice(count);
    if (piece) pieces.push(piece);
  };
  const afterLast = (mark: RegExp) => parts.map((part) => mark.test(part)).lastIndexOf(true) + 1;

  let at = 0;
  for (const part of level > 1 ? text : partsOf(text, lang, !level)) {
    while (parts.length && parts.join('').length + part.length > limit)
      flush(afterLast(COMMA) || afterLast(PAUSE) || parts.length);
    at += part.length;
    if (part.length > limit && level < 2) pieces.push(...cut(part, lang, limit, level + 1));
    else parts.push(part);
    if (ends.has(at) || END.test(part)) flush(parts.length);
  }
  flush(parts.length);
  return pieces;
}
