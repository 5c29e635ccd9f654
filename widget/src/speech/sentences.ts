/** Characters an utterance may have: about 13 s of Chinese, below the 14 s at which some engines go silent. */
const LIMIT = 60;

// Built from strings, which the bundler escapes: the script then means the same in a page of any encoding.
const unicode = (source: string, flags = 'u') => new RegExp(source, flags);
/** Single quotes are apostrophes too often to count as a pair. */
const OPEN = unicode('(?!‘)[\\p{Ps}\\p{Pi}]$');
const CLOSE = unicode('(?!’)[\\p{Pe}\\p{Pf}]$');
const CLOSERS = '[\\p{Pe}\\p{Pf}]* ?';
/** `Intl.Segmenter` does not know ；, and not every browser has it. */
const ENDS = unicode(`[。！？；;]${CLOSERS}`, 'gu');
const COMMA = unicode(`[，,]${CLOSERS}$`);
const PAUSE = unicode(`[、：:…—]${CLOSERS}$`);
const NUMBER = '[\\d零〇一二三四五六七八九十百千万亿两]';
/**
 * What is not to be cut at the line break: a piece does not begin with the end of something or end on its beginning, nor
 * is a word cut, or a number, or a number from its unit.
 */
const INSEPARABLE = unicode(
  `[\\p{Ps}\\p{Pi}\u200d]\n|\n[\\p{Pe}\\p{Pf}\\p{Pd}\\p{Po}\\p{M}\u200d ]|\\w\n\\w|${NUMBER}[.,:/~–-]? ?\n([.,:/~–-]?${NUMBER}|[\\p{L}%‰℃°])`,
);

/**
 * Cuts text at sentence ends and ； into pieces of at most `limit` UTF-16 units, one utterance and caption page each.
 * A longer sentence is cut at ， then 、： then between words; never inside a surrogate pair or, where it can be avoided,
 * a number, a word, or a pair such as 《》 or “”. Joined, the pieces equal the text with its white space collapsed.
 */
export function sentences(text: string, lang: string, limit = LIMIT): string[] {
  const whole = text.replace(/\s+/g, ' ').trim();
  const words = segmentsOf(whole, lang, 'word');
  const ends = new Set<number>();
  for (const { index } of segmentsOf(whole, lang, 'sentence') ?? []) ends.add(index);
  for (const match of whole.matchAll(ENDS)) ends.add(match.index + match[0].length);

  /** A comma 3, a lesser pause 2, between words 1; sentence ends, which only pairs can hold, 4. */
  const rankOf = (start: number, at: number): number => {
    const before = whole.slice(start, at);
    if (ends.has(at)) return 4;
    if (INSEPARABLE.test(`${before}\n${whole.slice(at, at + 2)}`)) return 0;
    if (COMMA.test(before)) return 3;
    if (PAUSE.test(before)) return 2;
    return !words || words.containing(at)?.index === at ? 1 : 0;
  };
  const cutAfter = (start: number): number => {
    let best = 1;
    let cut = start + limit;
    if ((whole.codePointAt(cut - 1) ?? 0) > 0xffff) cut--;
    for (let at = start + 1, depth = 0; at <= start + limit; at++) {
      const last = whole.charAt(at - 1);
      if (OPEN.test(last)) depth++;
      else if (CLOSE.test(last) && depth) depth--;
      if (at >= whole.length || (ends.has(at) && !depth)) return at;
      let rank = rankOf(start, at);
      // outside of any pair is better than the best place in one
      if (rank && !depth) rank += 4;
      if (rank >= best) {
        best = rank;
        cut = at;
      }
    }
    return cut;
  };

  const pieces: string[] = [];
  for (let start = 0; start < whole.length;) {
    const end = cutAfter(start);
    pieces.push(whole.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Undefined where the browser has no Segmenter; a language it does not take is left to its default. */
function segmentsOf(
  text: string,
  lang: string,
  granularity: 'sentence' | 'word',
): Intl.Segments | undefined {
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (!Segmenter) return undefined;
  try {
    return new Segmenter(lang, { granularity }).segment(text);
  } catch {
    return new Segmenter([], { granularity }).segment(text);
  }
}
