/**
 * Whether a text holds, at any place, something that one edit makes the pattern: a wrong, missing
 * or extra character, or two that changed places (optimal string alignment, distance 1).
 */
export function holdsWithOneEdit(text: string, pattern: string): boolean {
  for (let start = 0; start <= text.length - pattern.length + 1; start++) {
    if (beginsWithOneEdit(text, start, pattern)) return true;
  }
  return false;
}

/** Whether two words are one edit apart, or the same. */
export function isOneEditAway(word: string, other: string): boolean {
  const longer = word.length - other.length;
  if (Math.abs(longer) > 1) return false;
  const first = common(word, 0, other, 0);
  if (first === other.length) return true;
  const isRest = (from: number, at: number) => from - at === longer && agree(word, from, other, at);
  return (
    isRest(first + 1, first + 1) ||
    isRest(first + 1, first) ||
    isRest(first, first + 1) ||
    (isSwapped(word, first, other, first) && isRest(first + 2, first + 2))
  );
}

/** Whether one edit makes the pattern of what the text has from `start` on. */
export function beginsWithOneEdit(text: string, start: number, pattern: string): boolean {
  const first = common(text, start, pattern, 0);
  const place = start + first;
  return (
    first === pattern.length ||
    agree(text, place + 1, pattern, first + 1) ||
    agree(text, place + 1, pattern, first) ||
    agree(text, place, pattern, first + 1) ||
    (isSwapped(text, place, pattern, first) && agree(text, place + 2, pattern, first + 2))
  );
}

/** How many characters of the pattern, from `at` on, stand in the text from `from` on. */
function common(text: string, from: number, pattern: string, at: number): number {
  let count = 0;
  while (at + count < pattern.length && text[from + count] === pattern[at + count]) count++;
  return count;
}

/** Whether the rest of the pattern stands there. */
const agree = (text: string, from: number, pattern: string, at: number) =>
  common(text, from, pattern, at) === pattern.length - at;

const isSwapped = (text: string, place: number, pattern: string, at: number) =>
  at + 1 < pattern.length && text[place] === pattern[at + 1] && text[place + 1] === pattern[at];
