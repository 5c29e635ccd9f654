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
  if (Math.abs(word.length - other.length) > 1) return false;
  const { first, rest } = afterCommon(word, 0, other);
  if (first === other.length) return word.length - other.length <= 1;
  return rest.some(({ text, pattern }) => word.slice(text) === other.slice(pattern));
}

function beginsWithOneEdit(text: string, start: number, pattern: string): boolean {
  const { first, rest } = afterCommon(text, start, pattern);
  if (first === pattern.length) return true;
  return rest.some(({ text: from, pattern: at }) => text.startsWith(pattern.slice(at), from));
}

interface Rest {
  text: number;
  pattern: number;
}

/** Where text and pattern part, and from where they would have to agree after each kind of edit. */
function afterCommon(
  text: string,
  start: number,
  pattern: string,
): { first: number; rest: Rest[] } {
  let first = 0;
  while (first < pattern.length && text[start + first] === pattern[first]) first++;
  const place = start + first;
  const rest = [
    { text: place + 1, pattern: first + 1 },
    { text: place + 1, pattern: first },
    { text: place, pattern: first + 1 },
  ];
  const isSwapped = text[place] === pattern[first + 1] && text[place + 1] === pattern[first];
  if (isSwapped && text[place] !== undefined) rest.push({ text: place + 2, pattern: first + 2 });
  return { first, rest };
}
