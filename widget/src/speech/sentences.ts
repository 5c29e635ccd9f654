import { endsWithPattern, unbreakableParts, segmentText } from './unbreakable-parts';

/** Maximum characters of an utterance: about 13 s of Chinese; some engines stop after 14 s. */
const LIMIT = 60;

const marks = (list: string) => endsWithPattern(`[${list}][\\p{Pe}\\p{Pf}]* ?`);
/** Sentence ends, for ； and for browsers without `Intl.Segmenter`. */
const isEnd = marks('。！？；;');
const isComma = marks('，,');
const isPause = marks('、：:…—');

/**
 * Splits text at sentence ends and ； into pieces of at most `limit` UTF-16 units: one utterance and caption page each.
 * A longer sentence is split at ， then 、： then between words; numbers, words and pairs such as 《》 are split only if
 * longer than the limit, surrogate pairs never. The pieces concatenate to the text with collapsed white space.
 */
export function splitSentences(text: string, limit = LIMIT): string[] {
  return split(text.replace(/\s+/g, ' ').trim(), limit, 0);
}

/** @param level 0 keeps words and pairs whole, 1 words, 2 characters; parts above the limit use the next level */
function split(text: string, limit: number, level: number): string[] {
  const ends = new Set<number>();
  let end = 0;
  for (const sentence of segmentText(text, 'sentence') ?? []) ends.add((end += sentence.length));
  const pieces: string[] = [];
  // Text after the last split, and its best split positions.
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
  for (const part of level > 1 ? text : unbreakableParts(text, !level)) {
    while (rest && rest.length + part.length > limit) flush(comma || pause || rest.length);
    at += part.length;
    if (part.length > limit && level < 2) {
      for (const piece of split(part, limit, level + 1)) pieces.push(piece);
    } else rest += part;
    if (isComma(part)) comma = rest.length;
    if (isPause(part)) pause = rest.length;
    if (ends.has(at) || isEnd(part)) flush(rest.length);
  }
  flush(rest.length);
  return pieces;
}
