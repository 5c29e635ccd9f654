/** Scripts without spaces between words. */
const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}`;
const pattern = new RegExp(
  `([${han}]+)|((?:(?![${han}])[\\p{L}\\p{N}])+)|([。！？；!?;\\n])`,
  'gu',
);
const apostrophe = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/** A token of a folded text: a run of Chinese characters, a word or number, or a sentence end. */
export interface Token {
  kind: 'han' | 'word' | 'end';
  text: string;
  /** Offset in the text. */
  start: number;
}

/** Tokenises a folded text; other punctuation and spaces are skipped. */
export function* scanTokens(folded: string): Generator<Token> {
  for (const match of folded.matchAll(pattern)) {
    const [text, run, word] = match;
    const kind = run !== undefined ? 'han' : word !== undefined ? 'word' : 'end';
    yield { kind, text, start: match.index };
  }
}

/** Removes apostrophes within words: `hare's` and `xi'an` become one word. */
export function joinApostrophes(folded: string): string {
  return folded.replace(apostrophe, '');
}
