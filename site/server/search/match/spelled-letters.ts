import type { Term } from '../query/query';

const minPinyinLength = 2;
const maxSpelledLength = 6;

/** Letters of a keyword that may be pinyin or initials, without tone numbers; `undefined` if it cannot be either. */
export function toSpelledLetters(text: string): string | undefined {
  const letters = text.replace(/(?<=[a-z])[1-5]/g, '');
  return /^[a-z]+$/.test(letters) && letters.length >= minPinyinLength ? letters : undefined;
}

/** Whether letters may be initials: no pinyin syllable begins with i, u or v. */
export const canBeInitials = (letters: string) => !/[iuv]/.test(letters);

/** Whether terms are syllables or initials with spaces: `q t d` is equivalent to `qtd`. */
export const isSpelled = (terms: readonly Term[]) =>
  terms.every(({ kind, text }) => kind === 'word' && text.length <= maxSpelledLength);
