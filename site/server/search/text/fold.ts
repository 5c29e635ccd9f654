import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 't', to: 'cn' });
const [firstHan, lastHan] = [0x3400, 0x9fff];

/**
 * Conversion by character, not by phrase, so that a substring folds like the same part of the text:
 * 乾 becomes 干 also in 乾隆, in text and keyword.
 */
const simplified: ReadonlyMap<string, string> = new Map(
  Array.from({ length: lastHan - firstHan + 1 }, (_, index) => {
    const character = String.fromCodePoint(firstHan + index);
    return [character, toSimplified(character)] as const;
  }).filter(([from, to]) => from !== to && Array.from(to).length === 1),
);
const traditional = new RegExp(`[${[...simplified.keys()].join('')}]`, 'g');

/** Normalises a text for search: case, accents, full width, traditional to simplified script. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      // Korean syllables, which NFKD has taken apart: 하 is no part of 한.
      .replace(/[\u1100-\u11ff]+/g, (letters) => letters.normalize('NFC'))
      .replace(traditional, (character) => simplified.get(character) ?? character)
  );
}

/** A folded text with a mapping of offsets to the original text. */
export interface FoldedText {
  folded: string;
  /** Maps an offset in the folded text, up to its length, to the offset in the original. */
  toOriginalOffset: (index: number) => number;
}

export function foldWithOffsets(text: string): FoldedText {
  const folded = fold(text);
  // Folding Chinese or plain English keeps all offsets.
  if (folded.length === text.length) return { folded, toOriginalOffset: (index) => index };
  return foldByCharacter(text);
}

function foldByCharacter(text: string): FoldedText {
  const offsets: number[] = [];
  let folded = '';
  let offset = 0;
  for (const character of text) {
    const part = fold(character);
    for (let index = 0; index < part.length; index++) offsets.push(offset);
    folded += part;
    offset += character.length;
  }
  offsets.push(text.length);
  return { folded, toOriginalOffset: (index) => offsets[index] ?? text.length };
}
