import { fold } from './fold';
import { joinApostrophes, scanTokens, type Token } from './tokens';

/** Returns the stem of a folded word: `vessel` for `vessels`. */
export type Stemmer = (word: string) => string;

/** A tokenised text before stemming. */
export type TokenList = readonly Pick<Token, 'kind' | 'text'>[];

export function tokenize(text: string): TokenList {
  return [...scanTokens(joinApostrophes(fold(text)))];
}

/**
 * Normalised text that is searched by substring: Chinese without punctuation, other words as stems
 * between spaces, a line break after each sentence.
 */
export function buildSearchKey(tokens: TokenList, stemOf: Stemmer): string {
  let key = '';
  for (const { kind, text } of tokens) {
    if (kind === 'han') key += text;
    else if (kind === 'word') key += `${key.endsWith(' ') ? '' : ' '}${stemOf(text)} `;
    else if (!key.endsWith('\n')) key += '\n';
  }
  return key;
}

/** The words to stem, in their order, each once. */
export function selectWords(...texts: TokenList[]): Set<string> {
  const words = new Set<string>();
  for (const tokens of texts)
    for (const { kind, text } of tokens) if (kind === 'word') words.add(text);
  return words;
}
