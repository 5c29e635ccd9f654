import { LRUCache } from 'lru-cache';
import { pinyin, polyphonic } from 'pinyin-pro';
import { scanTokens } from './tokens';

/**
 * Pinyin readings of a text's Chinese: `yin yue/le`, one group per character, the contextual reading first.
 * Without tones, `v` for ü, `?` for unknown characters; line breaks are kept.
 */
export function toPinyinReadings(text: string): string {
  return text
    .split('\n')
    .map((line) => readingsOfLine(line))
    .join('\n');
}

/** Readings of lines: periods, materials and holders are those of many records. */
const knownReadings = new LRUCache<string, string>({ max: 5_000 });

function readingsOfLine(line: string): string {
  const runs = [...scanTokens(line)].filter(({ kind }) => kind === 'han').map(({ text }) => text);
  // Joined to one run: readings depend on adjacent characters, also across punctuation.
  const run = runs.join('');
  if (run === '') return '';
  const readings = knownReadings.get(run) ?? [...readRun(run)].join(' ');
  knownReadings.set(run, readings);
  return readings;
}

function* readRun(run: string): Generator<string> {
  for (const { origin, pinyin: contextual } of pinyin(run, {
    type: 'all',
    toneType: 'none',
    v: true,
  })) {
    const readings = new Set([contextual, ...allReadings(origin)].filter(isReading));
    yield [...readings].join('/') || '?';
  }
}

const isReading = (reading: string) => /^[a-z]+$/.test(reading);

const readingsOfCharacter = new LRUCache<string, readonly string[]>({ max: 5_000 });

function allReadings(character: string): readonly string[] {
  const known = readingsOfCharacter.get(character);
  if (known) return known;
  const readings = polyphonic(character, { type: 'array', toneType: 'none', v: true }).flat();
  readingsOfCharacter.set(character, readings);
  return readings;
}

/** The likeliest pinyin of a text without spaces: `qingtongding`; '' if a character has none. */
export function toPinyinLetters(text: string): string {
  const groups = toPinyinReadings(text).split(/\s+/);
  const letters = groups.map((group) => group.split('/')[0] ?? '');
  return letters.includes('?') ? '' : letters.join('');
}

/** Pinyin of a whole keyword: `qingtongding` for 青铜ding; '' if it has none. */
export function termsToPinyin(terms: readonly { kind: string; text: string }[]): string {
  const parts = terms.map(({ kind, text }) => (kind === 'han' ? toPinyinLetters(text) : text));
  const letters = parts.join('');
  return parts.includes('') || !/^[a-z]+$/.test(letters) ? '' : letters;
}
