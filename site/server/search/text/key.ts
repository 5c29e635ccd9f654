import { fold } from './fold';
import { joinApostrophes, tokensOf, type Token } from './tokens';

/** Returns the stem of a folded word: `vessel` for `vessels`. */
export type StemOf = (word: string) => string;

/** A tokenised text before stemming. */
export type TakenApart = readonly Pick<Token, 'kind' | 'text'>[];

export function takeApart(text: string): TakenApart {
  return [...tokensOf(joinApostrophes(fold(text)))];
}

/**
 * Normalised text that is searched by substring: Chinese without punctuation, other words as stems
 * between spaces, a line break after each sentence.
 */
export function makeKey(tokens: TakenApart, stemOf: StemOf): string {
  let key = '';
  for (const { kind, text } of tokens) {
    if (kind === 'han') key += text;
    else if (kind === 'word') key += `${key.endsWith(' ') ? '' : ' '}${stemOf(text)} `;
    else if (!key.endsWith('\n')) key += '\n';
  }
  return key;
}

/** The words to stem. */
export function wordsOf(tokens: TakenApart): string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
}
