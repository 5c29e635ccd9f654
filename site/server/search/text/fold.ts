import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 't', to: 'cn' });
const [firstHan, lastHan] = [0x3400, 0x9fff];

/**
 * Character by character, never by phrase: a text and a part of it must come out alike. So 乾 is 干
 * in 乾隆 too, for both the text and the keyword.
 */
const simplified: ReadonlyMap<string, string> = new Map(
  Array.from({ length: lastHan - firstHan + 1 }, (_, index) => {
    const character = String.fromCodePoint(firstHan + index);
    return [character, toSimplified(character)] as const;
  }).filter(([from, to]) => from !== to && Array.from(to).length === 1),
);
const traditional = new RegExp(`[${[...simplified.keys()].join('')}]`, 'g');

/** A text without what search does not tell apart: case, accents, full width, traditional script. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(traditional, (character) => simplified.get(character) ?? character);
}

/** A folded text that knows where each of its places lies in the text it was made from. */
export interface FoldedText {
  folded: string;
  /** From a place in the folded text, its end included, to the place in the original. */
  placeOf: (index: number) => number;
}

export function foldWithPlaces(text: string): FoldedText {
  const folded = fold(text);
  // Folding Chinese or plain English moves nothing.
  if (folded.length === text.length) return { folded, placeOf: (index) => index };
  return foldByCharacter(text);
}

function foldByCharacter(text: string): FoldedText {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const part = fold(character);
    for (let index = 0; index < part.length; index++) places.push(place);
    folded += part;
    place += character.length;
  }
  places.push(text.length);
  return { folded, placeOf: (index) => places[index] ?? text.length };
}
