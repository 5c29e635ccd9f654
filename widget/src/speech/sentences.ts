/** Characters an utterance may have: about 13 s of Chinese, below the 14 s at which some engines go silent. */
const LIMIT = 60;

const CLOSERS = '[”’」』》）】)\\]]* ?';
/** The end that `Intl.Segmenter` does not know, and all of them where there is no Segmenter. */
const SEMICOLON = new RegExp(`[；;]${CLOSERS}`, 'g');
const SENTENCE_END = new RegExp(`(?:[。！？；!?;]+|\\.(?= ))${CLOSERS}`, 'g');
const COMMA = new RegExp(`[，,]${CLOSERS}$`);
const PAUSE = new RegExp(`[、：:…—]${CLOSERS}$`);

const OPEN = /[《“「『（【([]/;
const CLOSE = /[》”」』）】)\]]/;
const NUMBER = '[\\d零〇一二三四五六七八九十百千万亿两]';
const NUMBER_BEFORE = new RegExp(`${NUMBER}[.,:/~–-]? ?$`);
/** What goes on with a number: more of it, or its unit. */
const NUMBER_AFTER = new RegExp(`^(?:[.,:/~–-]?${NUMBER}|[\\p{L}%‰℃°])`, 'u');
/** A piece neither begins with the end of something nor ends on its beginning. */
const NO_START = /^[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{M}\u200d\udc00-\udfff ]/u;
const NO_END = /[\p{Ps}\p{Pi}\u200d]$/u;

type Edge = (position: number) => boolean;

/**
 * Cuts text at sentence ends and ； into pieces of at most `limit` UTF-16 units, one utterance and caption page each.
 * A longer sentence is cut at ， then 、： then between words; never inside a surrogate pair or, where it can be avoided,
 * a number, a word, or a pair such as 《》 or “”. Joined, the pieces equal the text with its white space collapsed.
 */
export function sentences(text: string, lang: string, limit = LIMIT): string[] {
  const whole = text.replace(/\s+/g, ' ').trim();
  const isEnd = sentenceEdges(whole, lang);
  const isWord = wordEdges(whole, lang);
  const pieces: string[] = [];
  for (let start = 0; start < whole.length;) {
    const end = nextCut(whole, start, limit, isEnd, isWord);
    pieces.push(whole.slice(start, end));
    start = end;
  }
  return pieces;
}

/** The first sentence end that splits no pair, else the last of the best places within the limit. */
function nextCut(text: string, start: number, limit: number, isEnd: Edge, isWord: Edge): number {
  let depth = 0;
  let best = 1;
  let cut = 0;
  for (let at = start + 1; at <= start + limit; at++) {
    if (at >= text.length) return at;
    const last = text.charAt(at - 1);
    if (OPEN.test(last)) depth++;
    else if (CLOSE.test(last) && depth) depth--;
    const end = isEnd(at);
    if (end && !depth) return at;
    let rank = end ? 4 : rankOf(text.slice(start, at), text.slice(at, at + 2), () => isWord(at));
    if (rank && !depth) rank += 4;
    if (rank >= best) {
      best = rank;
      cut = at;
    }
  }
  return cut || hardCut(text, start, start + limit);
}

/** How good a place inside a sentence is to cut at: 3 a comma, 2 a lesser pause, 1 between words, 0 none. */
function rankOf(before: string, after: string, isWord: () => boolean): number {
  if (NO_START.test(after) || NO_END.test(before)) return 0;
  if (NUMBER_BEFORE.test(before) && NUMBER_AFTER.test(after)) return 0;
  if (COMMA.test(before)) return 3;
  if (PAUSE.test(before)) return 2;
  return isWord() ? 1 : 0;
}

/** One endless word: cut it between two characters a reader would see as two. */
function hardCut(text: string, start: number, at: number): number {
  for (let cut = at; cut > start; cut--) {
    if (
      !/^[\p{M}\u200d\udc00-\udfff]/u.test(text.slice(cut)) &&
      !/\u200d$/.test(text.slice(start, cut))
    )
      return cut;
  }
  return at;
}

function sentenceEdges(text: string, lang: string): Edge {
  const segments = segmentsOf(text, lang, 'sentence');
  const ends = new Set<number>();
  for (const match of text.matchAll(segments ? SEMICOLON : SENTENCE_END))
    ends.add(match.index + match[0].length);
  for (const { index } of segments ?? []) ends.add(index);
  return (at) => ends.has(at);
}

function wordEdges(text: string, lang: string): Edge {
  const words = segmentsOf(text, lang, 'word');
  return (at) =>
    words
      ? words.containing(at)?.index === at
      : !/^\w\w|[\ud800-\udbff]$/.test(text.slice(at - 1, at + 1));
}

/** Undefined where the browser has no Segmenter; a language it does not take is left to its default. */
function segmentsOf(
  text: string,
  lang: string,
  granularity: 'sentence' | 'word',
): Intl.Segments | undefined {
  const Segmenter = (Intl as Partial<typeof Intl>).Segmenter;
  if (!Segmenter) return undefined;
  try {
    return new Segmenter(lang, { granularity }).segment(text);
  } catch {
    return new Segmenter(undefined, { granularity }).segment(text);
  }
}
