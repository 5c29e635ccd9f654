import { fold } from './fold';
import { joinApostrophes, tokensOf } from './tokens';

/** The stem of a folded word: `vessels` gives `vessel`. */
export type StemOf = (word: string) => string;

/**
 * A text as keywords are sought in it: folded, Chinese without marks and blanks, every other word
 * by its stem between two blanks, a line break where a sentence ends. Reading 20,000 such texts for
 * a keyword takes some milliseconds.
 */
export function makeKey(text: string, stemOf: StemOf): string {
  let key = '';
  for (const { kind, text: part } of tokensOf(joinApostrophes(fold(text)))) {
    if (kind === 'han') key += part;
    else if (kind === 'word') key += `${key.endsWith(' ') ? '' : ' '}${stemOf(part)} `;
    else if (!key.endsWith('\n')) key += '\n';
  }
  return key;
}

/** The distinct folded words of a text, so that their stems can be asked for beforehand. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const { kind, text: part } of tokensOf(joinApostrophes(fold(text)))) {
    if (kind === 'word') words.add(part);
  }
  return words;
}
