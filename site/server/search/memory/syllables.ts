/**
 * Pinyin of all documents as one array of numbers, to be searched in one pass. Each number is a group of
 * readings; 0 is a separator.
 */
export interface Syllables {
  /** Groups of all documents concatenated, each line terminated by 0. */
  groups: Uint16Array;
  /** Start of each document in `groups`. */
  starts: Uint32Array;
  /** Positions in `groups`, sorted by group. */
  positions: Uint32Array;
  /** Start of each group in the sorted positions, and the end of the last one. */
  positionStarts: Uint32Array;
  /** Readings of each group, the likeliest first; empty for 0. */
  readings: readonly (readonly string[])[];
  /** The likeliest readings of each document without spaces, for mistyped keywords. */
  letters: readonly string[];
}

const maxGroups = 0xffff;

/** Parses the stored readings of each document. */
export function createSyllables(texts: readonly string[]): Syllables {
  const numbers = new Map<string, number>();
  const readings: string[][] = [[]];
  const numberOf = (group: string) => {
    const known = numbers.get(group);
    if (known !== undefined) return known;
    const number = readings.length <= maxGroups ? readings.length : 0;
    if (number > 0) readings.push(spellings(group));
    numbers.set(group, number);
    return number;
  };
  const groups: number[] = [];
  const starts = new Uint32Array(texts.length);
  texts.forEach((text, index) => {
    starts[index] = groups.length;
    for (const line of text.split('\n')) {
      if (line === '') continue;
      for (const group of line.split(' ')) groups.push(group === '?' ? 0 : numberOf(group));
      groups.push(0);
    }
    if (text === '') groups.push(0);
  });
  const sorted = sortPositions(groups, readings.length);
  return {
    groups: Uint16Array.from(groups),
    starts,
    positions: sorted.positions,
    positionStarts: sorted.starts,
    readings,
    letters: texts.map(lettersIn),
  };
}

/**
 * Creates a function that finds the document of a position in `groups`: the last that starts at or before it. Fast for
 * ascending positions.
 */
export function createDocumentFinder({ starts }: Syllables): (position: number) => number {
  let found = 0;
  return (position) => {
    let low = (starts[found] ?? 0) <= position ? found : 0;
    if (position < (starts[low + 1] ?? Infinity)) return (found = low);
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return (found = low);
  };
}

/** Counting sort of the positions in `groups` by group. */
function sortPositions(
  groups: readonly number[],
  count: number,
): { positions: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const group of groups) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  for (let group = 0; group < count; group++) {
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  }
  const next = starts.slice();
  const positions = new Uint32Array(groups.length);
  groups.forEach((group, position) => {
    const at = next[group] ?? 0;
    positions[at] = position;
    next[group] = at + 1;
  });
  return { positions, starts };
}

/** `lv` and `nve` can also be spelled `lu` and `nue`. */
function spellings(group: string): string[] {
  const written = group.split('/');
  const others = written.filter((one) => one.includes('v')).map((one) => one.replace('v', 'u'));
  return [...new Set([...written, ...others])];
}

/** The first reading of each group, without spaces. */
const lettersIn = (text: string) => text.replace(/\/[^ \n]*| /g, '');
