/** The sound of Chinese text as elements of a column: pairs of adjacent syllables, and three adjacent initials. */

/** Precedes initials, which no syllable begins with. */
const initialsMark = '=';
const initialsLength = 3;
const maxSpellings = 64;
const maxSplits = 16;

/** Elements of readings such as `yin yue/le`, the result of `toPinyinReadings`. */
export function soundElements(readings: string): string[] {
  const elements = new Set<string>();
  for (const part of readings.split(/\n|\?/)) {
    const syllables = part.split(' ').filter((group) => group !== '');
    const spelled = syllables.map(spellings);
    spelled.forEach((options, at) => {
      for (const one of options)
        for (const next of spelled[at + 1] ?? ['']) elements.add(`${one} ${next}`);
      const initials = spelled.slice(at, at + initialsLength).map(initialsOf);
      for (const letters of combine(initials)) elements.add(initialsMark + letters);
    });
  }
  return [...elements];
}

/** All spellings of the syllables of readings. */
export function syllablesIn(readings: string): string[] {
  return readings.split(/[\s?]+/).flatMap((group) => (group === '' ? [] : spellings(group)));
}

/** `lv` and `nve` can also be spelled `lu` and `nue`. */
function spellings(group: string): string[] {
  const written = group.split('/');
  const others = written.filter((one) => one.includes('v')).map((one) => one.replace('v', 'u'));
  return [...new Set([...written, ...others])];
}

const initialsOf = (options: readonly string[]) => [
  ...new Set(options.map((one) => one.charAt(0))),
];

/** All texts with one part of each list, as many as are useful. */
export function combine(lists: readonly (readonly string[])[], separator = ''): string[] {
  let texts = [''];
  lists.forEach((options, at) => {
    const before = at === 0 ? '' : separator;
    texts = texts.flatMap((text) => options.map((one) => text + before + one));
    texts = texts.slice(0, maxSpellings);
  });
  return texts;
}

/** Elements that sound as a keyword does: all of `whole`, and one that starts with `begin`. */
export interface SoundElements {
  whole: string[];
  begin: string | undefined;
}

/** The begins of the syllables of each content, which hundreds of variants of a keyword are split by. */
const knownBegins = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function beginsOf(syllables: ReadonlySet<string>): ReadonlySet<string> {
  const known = knownBegins.get(syllables);
  if (known) return known;
  const begins = new Set(
    [...syllables].flatMap((one) => Array.from(one, (_, at) => one.slice(0, at + 1))),
  );
  knownBegins.set(syllables, begins);
  return begins;
}

/** Splits letters into syllables, of which the last may be incomplete; each way to do so has elements of its own. */
export function splitLetters(
  letters: string,
  syllables: ReadonlySet<string>,
  { isComplete = false } = {},
): SoundElements[] {
  const found: string[][] = [];
  const begins = beginsOf(syllables);
  const follow = (at: number, parts: string[]) => {
    if (found.length >= maxSplits) return;
    const rest = letters.slice(at);
    for (let length = Math.min(6, rest.length); length > 0; length--) {
      const part = rest.slice(0, length);
      const isEnd = length === rest.length;
      if (syllables.has(part) && !isEnd) follow(at + length, [...parts, part]);
      else if (isEnd && (isComplete ? syllables : begins).has(part)) found.push([...parts, part]);
    }
  };
  follow(0, []);
  return found.map((parts) => {
    const pairs = parts.slice(1).map((part, at) => `${parts[at] ?? ''} ${part}`);
    if (pairs.length === 0) return { whole: [], begin: `${letters}${isComplete ? ' ' : ''}` };
    return { whole: pairs.slice(0, -1), begin: pairs.at(-1) };
  });
}

/** Elements of letters as the initials of adjacent syllables. */
export function splitInitials(letters: string): SoundElements {
  if (letters.length < initialsLength) return { whole: [], begin: initialsMark + letters };
  const starts = Array.from({ length: letters.length - initialsLength + 1 }, (_, at) => at);
  const parts = starts.map((at) => initialsMark + letters.slice(at, at + initialsLength));
  return { whole: parts, begin: undefined };
}

/** Pairs of the sounds of adjacent characters; each pair has a list of spellings. */
export function pairsOfSounds(readings: string): string[][] {
  const groups = readings.split(' ').map(spellings);
  return groups
    .slice(1)
    .map((next, at) => (groups[at] ?? []).flatMap((one) => next.map((other) => `${one} ${other}`)));
}
