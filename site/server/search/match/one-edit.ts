/**
 * Whether a text contains the pattern within one edit: a wrong, missing or extra character, or a
 * transposition (optimal string alignment distance of at most 1).
 */
export function containsWithinOneEdit(text: string, pattern: string): boolean {
  for (let start = 0; start <= text.length - pattern.length + 1; start++) {
    if (matchesWithinOneEditAt(text, start, pattern)) return true;
  }
  return false;
}

/** Whether two words are equal or one edit apart. */
export function isWithinOneEdit(word: string, other: string): boolean {
  const longer = word.length - other.length;
  if (Math.abs(longer) > 1) return false;
  const first = commonLength(word, 0, other, 0);
  if (first === other.length) return true;
  const isRest = (from: number, at: number) =>
    from - at === longer && restMatches(word, from, other, at);
  return (
    isRest(first + 1, first + 1) ||
    isRest(first + 1, first) ||
    isRest(first, first + 1) ||
    (isSwapped(word, first, other, first) && isRest(first + 2, first + 2))
  );
}

/** Whether the text matches the pattern within one edit from `start`. */
export function matchesWithinOneEditAt(text: string, start: number, pattern: string): boolean {
  const first = commonLength(text, start, pattern, 0);
  const offset = start + first;
  return (
    first === pattern.length ||
    restMatches(text, offset + 1, pattern, first + 1) ||
    restMatches(text, offset + 1, pattern, first) ||
    restMatches(text, offset, pattern, first + 1) ||
    (isSwapped(text, offset, pattern, first) && restMatches(text, offset + 2, pattern, first + 2))
  );
}

/** Length of the commonLength prefix of the text from `from` and the pattern from `at`. */
function commonLength(text: string, from: number, pattern: string, at: number): number {
  let count = 0;
  while (at + count < pattern.length && text[from + count] === pattern[at + count]) count++;
  return count;
}

/** Whether the text from `from` starts with the rest of the pattern. */
const restMatches = (text: string, from: number, pattern: string, at: number) =>
  commonLength(text, from, pattern, at) === pattern.length - at;

const isSwapped = (text: string, offset: number, pattern: string, at: number) =>
  at + 1 < pattern.length && text[offset] === pattern[at + 1] && text[offset + 1] === pattern[at];
