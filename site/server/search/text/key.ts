import { fold } from './fold';
import { joinApostrophes, tokensOf, type Token } from './tokens';

/** The stem of a folded word: `vessels` gives `vessel`. */
export type StemOf = (word: string) => string;

/** A text taken apart, before the stems of its words are known. */
export type TakenApart = readonly Pick<Token, 'kind' | 'text'>[];

export function takeApart(text: string): TakenApart {
  return [...tokensOf(joinApostrophes(fold(text)))];
}

/**
 * A text as keywords are sought in it: folded, Chinese without marks and blanks, every other word
 * by its stem between two blanks, a line break where a sentence ends.
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

/** The words whose stems a key needs. */
export function wordsOf(tokens: TakenApart): string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
}
