// Built from strings, which every minifier escapes: the script then means the same in a page of any encoding.
// And built when they are wanted, of which most pages never come to: the classes of Unicode are dear.
export const endsWith = (pattern: string) => (text: string) =>
  new RegExp(`${pattern}$`, 'u').test(text);
const isNumber = endsWith('[\\d零〇一二三四五六七八九十百千万亿两][.,:/~–-]? ?');
/** Single quotes are apostrophes too often to count as a pair. */
const opens = endsWith('(?!‘)[\\p{Ps}\\p{Pi}]');
const closes = endsWith('(?!’)[\\p{Pe}\\p{Pf}]');
const BELONGS_BEFORE = /^[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{M}\s]/u;

/**
 * The parts of a text that stay together: a word with the marks that open and close it, a number with its unit, and, if
 * `keepsPairs`, all that a pair such as 《》 or “” holds. Joined, they are the text.
 */
export function partsOf(text: string, keepsPairs: boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const word of segmentsOf(text, 'word') ?? text.match(/\w+|[^]/gu) ?? []) {
    const isGlued = depth > 0 || opens(current) || isNumber(current) || BELONGS_BEFORE.test(word);
    if (!isGlued) parts.push((current = ''));
    current += word;
    parts[Math.max(0, parts.length - 1)] = current;
    if (keepsPairs && opens(word)) depth++;
    if (depth && closes(word)) depth--;
  }
  return parts;
}

/** Undefined where the browser has no Segmenter. Words and sentences end by their script, whatever the locale. */
export function segmentsOf(text: string, granularity: 'sentence' | 'word'): string[] | undefined {
  const { Segmenter } = Intl as Partial<typeof Intl>;
  return (
    Segmenter &&
    Array.from(new Segmenter('zh', { granularity }).segment(text), ({ segment }) => segment)
  );
}
