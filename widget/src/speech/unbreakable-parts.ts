/**
 * Tests for a pattern at the end of a text. Built from strings, which minifiers escape for pages of any encoding, and
 * compiled on use: Unicode property classes are expensive.
 */
export const endsWithPattern = (pattern: string) => (text: string) =>
  new RegExp(`${pattern}$`, 'u').test(text);
const isNumber = endsWithPattern('[\\d零〇一二三四五六七八九十百千万亿两][.,:/~–-]? ?');
/** Single quotes are excluded: most are apostrophes. */
const opens = endsWithPattern('(?!‘)[\\p{Ps}\\p{Pi}]');
const closes = endsWithPattern('(?!’)[\\p{Pe}\\p{Pf}]');
const BELONGS_BEFORE = /^[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{M}\s]/u;

/**
 * Unbreakable parts of a text: a word with its punctuation, a number with its unit and, with `keepsPairs`, the content
 * of a pair such as 《》 or “”. Concatenated, they equal the text.
 */
export function unbreakableParts(text: string, keepsPairs: boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const word of segmentText(text, 'word') ?? text.match(/\w+|[^]/gu) ?? []) {
    const isGlued = depth > 0 || opens(current) || isNumber(current) || BELONGS_BEFORE.test(word);
    if (!isGlued) parts.push((current = ''));
    current += word;
    parts[Math.max(0, parts.length - 1)] = current;
    if (keepsPairs && opens(word)) depth++;
    if (depth && closes(word)) depth--;
  }
  return parts;
}

/** Segments by Intl.Segmenter, undefined without it. The boundaries depend on the script, not on the locale. */
export function segmentText(text: string, granularity: 'sentence' | 'word'): string[] | undefined {
  const { Segmenter } = Intl as Partial<typeof Intl>;
  return (
    Segmenter &&
    Array.from(new Segmenter('zh', { granularity }).segment(text), ({ segment }) => segment)
  );
}
