/** Scripts that write without blanks between words. */
const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}`;
const pattern = new RegExp(
  `([${han}]+)|((?:(?![${han}])[\\p{L}\\p{N}])+)|([。！？；!?;\\n])`,
  'gu',
);
const apostrophe = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/** A part of a folded text: a run of Chinese characters, a word or number, or where a sentence ends. */
export interface Token {
  kind: 'han' | 'word' | 'end';
  text: string;
  /** Where it begins in the text. */
  start: number;
}

/** Everything else, marks and blanks, stands between tokens. Apostrophes inside a word are no part of it. */
export function* tokensOf(folded: string): Generator<Token> {
  for (const match of folded.matchAll(pattern)) {
    const [text, run, word] = match;
    const kind = run !== undefined ? 'han' : word !== undefined ? 'word' : 'end';
    yield { kind, text, start: match.index };
  }
}

/** `hare's` is one word, and so is `xi'an`. */
export function joinApostrophes(folded: string): string {
  return folded.replace(apostrophe, '');
}
