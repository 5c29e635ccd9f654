/**
 * Creates a test whether a word is within one edit of a pattern of letters and digits: a wrong, missing or
 * extra character, or a transposition (optimal string alignment distance of at most 1).
 */
export function createOneEditTest(pattern: string): (word: string) => boolean {
  const whole = new RegExp(`^(?:${oneEditExpression(pattern)})$`);
  return (word) => Math.abs(word.length - pattern.length) <= 1 && whole.test(word);
}

/** Creates a test whether a text contains a pattern of letters and digits within one edit. */
export function createOneEditSearch(pattern: string): (text: string) => boolean {
  const middle = pattern.length >> 1;
  const [first, second] = [pattern.slice(0, middle), pattern.slice(middle)];
  const swapped = first.slice(0, -1) + second.slice(0, 1) + first.slice(-1) + second.slice(1);
  const part = new RegExp(oneEditExpression(pattern));
  // One edit leaves one half of the pattern intact, or swaps the two middle characters.
  return (text) =>
    (text.includes(first) || text.includes(second) || text.includes(swapped)) && part.test(text);
}

/** A regular expression with an alternative for each position of the edit. */
function oneEditExpression(pattern: string): string {
  const edits = Array.from({ length: pattern.length + 1 }, (_, at) => {
    const [here = '', next = ''] = [pattern[at], pattern[at + 1]];
    const rest = pattern.slice(at + 1);
    return `${pattern.slice(0, at)}(?:[^]?${rest}|[^]${here}${rest}|${next}${here}${rest.slice(1)})`;
  });
  return edits.join('|');
}
