import { endsWith, partsOf, segmentsOf } from './parts';

/** Characters an utterance may have: about 13 s of Chinese, below the 14 s at which some engines go silent. */
const LIMIT = 60;

const marks = (list: string) => endsWith(`[${list}][\\p{Pe}\\p{Pf}]* ?`);
/** `Intl.Segmenter` does not know ；, and not every browser has it. */
const isEnd = marks('。！？；;');
const isComma = marks('，,');
const isPause = marks('、：:…—');

/**
 * Cuts text at sentence ends and ； into pieces of at most `limit` UTF-16 units, one utterance and caption page each.
 * A longer sentence is cut at ， then 、： then between words; never inside a surrogate pair or, where it can be avoided,
 * a number, a word, or a pair such as 《》 or “”. Joined, the pieces equal the text with its white space collapsed.
 */
export function sentences(text: string, limit = LIMIT): string[] {
  return cut(text.replace(/\s+/g, ' ').trim(), limit, 0);
}

/** Level 0 keeps words and pairs, 1 words, 2 characters: the next one is for what is too long for a piece. */
function cut(text: string, limit: number, level: number): string[] {
  const ends = new Set<number>();
  let end = 0;
  for (const sentence of segmentsOf(text, 'sentence') ?? []) ends.add((end += sentence.length));
  const pieces: string[] = [];
  // What is not yet cut, and where in it a cut would be good.
  let rest = '';
  let comma = 0;
  let pause = 0;
  const flush = (count: number) => {
    if (count) pieces.push(rest.slice(0, count));
    rest = rest.slice(count);
    comma = 0;
    pause = Math.max(0, pause - count);
  };

  let at = 0;
  for (const part of level > 1 ? text : partsOf(text, !level)) {
    while (rest && rest.length + part.length > limit) flush(comma || pause || rest.length);
    at += part.length;
    if (part.length > limit && level < 2) {
      for (const piece of cut(part, limit, level + 1)) pieces.push(piece);
    } else rest += part;
    if (isComma(part)) comma = rest.length;
    if (isPause(part)) pause = rest.length;
    if (ends.has(at) || isEnd(part)) flush(rest.length);
  }
  flush(rest.length);
  return pieces;
}
