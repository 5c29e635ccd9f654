import { joinTexts, type JoinedTexts } from './joined-texts';

/**
 * How the texts of many documents are pronounced, in one row of numbers, so that all of them are
 * read in one pass. Each number names a group of readings; 0 parts what does not belong together.
 */
export interface Syllables {
  /** The groups of all documents, one after another, each document's closed by a 0. */
  groups: Uint16Array;
  /** Where each document begins in `groups`. */
  starts: Uint32Array;
  /** Whose each place in `groups` is. */
  documents: Uint32Array;
  /** Where each group stands in `groups`: the places of one group after those of another. */
  places: Uint32Array;
  /** Where each group's places begin; one more than there are groups. */
  placeStarts: Uint32Array;
  /** The readings of a group, the likeliest first; none for 0. */
  readings: readonly (readonly string[])[];
  /** Each document's likeliest readings as letters without blanks, for keywords with a typo. */
  letters: JoinedTexts;
}

const maxGroups = 0xffff;

/** Reads what `readingsOf` wrote for each document. */
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
  const letters = joinTexts(texts.map(lettersIn));
  const documents = new Uint32Array(groups.length);
  starts.forEach((start, index) => documents.fill(index, start, starts[index + 1]));
  return {
    groups: Uint16Array.from(groups),
    starts,
    documents,
    ...placesOf(groups, readings.length),
    readings,
    letters,
  };
}

function placesOf(
  groups: readonly number[],
  count: number,
): Pick<Syllables, 'places' | 'placeStarts'> {
  const placeStarts = new Uint32Array(count + 1);
  for (const group of groups) placeStarts[group + 1] = (placeStarts[group + 1] ?? 0) + 1;
  for (let group = 0; group < count; group++) {
    placeStarts[group + 1] = (placeStarts[group + 1] ?? 0) + (placeStarts[group] ?? 0);
  }
  const next = placeStarts.slice();
  const places = new Uint32Array(groups.length);
  groups.forEach((group, place) => {
    const at = next[group] ?? 0;
    places[at] = place;
    next[group] = at + 1;
  });
  return { places, placeStarts };
}

/** `lv` and `nve` are written `lu` and `nue` as well. */
function spellings(group: string): string[] {
  const written = group.split('/');
  const others = written.filter((one) => one.includes('v')).map((one) => one.replace('v', 'u'));
  return [...new Set([...written, ...others])];
}

function lettersIn(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .map((group) => group.split('/')[0])
        .join(''),
    )
    .join('\n');
}
