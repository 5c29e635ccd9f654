import { pinyin, polyphonic } from 'pinyin-pro';
import { tokensOf } from './tokens';

/**
 * How the Chinese of a text is pronounced: one group a character, blanks between; within it the
 * reading that fits its place first, then the character's others: `yin yue/le`. No tones, `v` for ü,
 * `?` for a character that the dictionary does not know. Line breaks stay.
 */
export function readingsOf(text: string): string {
  return text
    .split('\n')
    .map((line) => readingsOfLine(line))
    .join('\n');
}

function readingsOfLine(line: string): string {
  const runs = [...tokensOf(line)].filter(({ kind }) => kind === 'han').map(({ text }) => text);
  // As one run: the marks of a title do not part its words, and a word's neighbours tell its reading.
  return [...pronounce(runs.join(''))].join(' ');
}

function* pronounce(run: string): Generator<string> {
  if (run === '') return;
  for (const { origin, pinyin: fitting } of pinyin(run, {
    type: 'all',
    toneType: 'none',
    v: true,
  })) {
    const others = polyphonic(origin, { type: 'array', toneType: 'none', v: true }).flat();
    const readings = new Set([fitting, ...others].filter((reading) => /^[a-z]+$/.test(reading)));
    yield [...readings].join('/') || '?';
  }
}

/** The likeliest reading of a text as letters in one: `qingtongding`; '' where a character has none. */
export function lettersOf(text: string): string {
  const groups = readingsOf(text).split(/\s+/);
  const letters = groups.map((group) => group.split('/')[0] ?? '');
  return letters.includes('?') ? '' : letters.join('');
}

/** The pinyin of a whole keyword, its Chinese read aloud: `qingtongding` for 青铜ding; '' where it has none. */
export function soundOf(terms: readonly { kind: string; text: string }[]): string {
  const parts = terms.map(({ kind, text }) => (kind === 'han' ? lettersOf(text) : text));
  const letters = parts.join('');
  return parts.includes('') || !/^[a-z]+$/.test(letters) ? '' : letters;
}
