const NUMBER = '[\\d零〇一二三四五六七八九十百千万亿两]';
// Built from strings, which every minifier escapes: the script then means the same in a page of any encoding.
const NUMBER_END = new RegExp(`${NUMBER}[.,:/~–-]? ?$`);
/** Single quotes are apostrophes too often to count as a pair. */
const OPEN = new RegExp('(?!‘)[\\p{Ps}\\p{Pi}]$', 'u');
const CLOSE = new RegExp('(?!’)[\\p{Pe}\\p{Pf}]$', 'u');
const BELONGS_BEFORE = /^[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{M}\s]/u;

/**
 * The parts of a text that stay together: a word with the marks that open and close it, a number with its unit, and, if
 * `keepsPairs`, all that a pair such as 《》 or “” holds. Joined, they are the text.
 */
export function partsOf(text: string, lang: string, keepsPairs: boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const word of segmentsOf(text, lang, 'word') ?? text.match(/\w+|[^]/gu) ?? []) {
    const isGlued =
      depth > 0 || OPEN.test(current) || NUMBER_END.test(current) || BELONGS_BEFORE.test(word);
    if (!isGlued) parts[parts.length] = current = '';
    current += word;
    parts[Math.max(0, parts.length - 1)] = current;
    if (keepsPairs && OPEN.test(word)) depth++;
    if (depth && CLOSE.test(word)) depth--;
  }
  return parts;
}

/** Undefined where the browser has no Segmenter; a language it does not take is left to its default. */
export function segmentsOf(
  text: string,
  lang: string,
  granularity: 'sentence' | 'word',
): string[] | undefined {
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (!Segmenter) return undefined;
  const split = (locales: string | string[]) =>
    Array.from(new Segmenter(locales, { granularity }).segment(text), ({ segment }) => segment);
  try {
    return split(lang);
  } catch {
    return split([]);
  }
}
