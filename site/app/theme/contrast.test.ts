import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './testing/contrast';
import { forced, themes, type Tokens } from './testing/read-tokens';

/** Which text stands on which ground. */
const grounds = ['paper', 'paper-raised', 'silk'];
const textOn: Readonly<Record<string, readonly string[]>> = {
  ink: grounds,
  'ink-soft': grounds,
  ash: grounds,
  'cinnabar-text': grounds,
  'on-button': ['button', 'button-hover'],
  'on-colophon': ['colophon'],
  'on-colophon-soft': ['colophon'],
};
/** What must be seen to be used, though it is no text (WCAG 1.4.11). */
const signs = ['control-line', 'cinnabar', 'focus-outer'];

function ratio(tokens: Tokens, one: string, other: string): number {
  return contrast(tokens[one] ?? '', tokens[other] ?? '');
}

test('black on white is 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#a8322a', '#a8322a')).toBe(1);
});

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  test('every text stands at least 7 to 1 from its ground', () => {
    for (const [text, under] of Object.entries(textOn)) {
      for (const ground of under) {
        expect(ratio(tokens, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test('lines of controls, the seal and the focus ring stand at least 3 to 1', () => {
    for (const sign of signs) {
      for (const ground of grounds) {
        expect(ratio(tokens, sign, ground), `${sign} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(ratio(tokens, 'focus-outer', 'focus-inner')).toBeGreaterThanOrEqual(7);
  });
});

test('no text has a colour that is not tried here', () => {
  const sources = readdirSync('site/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join('site/app', name), 'utf8'));
  const used = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/[^-\w]color: var\(--([\w-]+)\)/g)].map(([, name = '']) => name),
    ),
  );
  expect(used.size).toBeGreaterThan(4);
  expect(Object.keys(textOn)).toEqual(expect.arrayContaining([...used]));
});

test('under forced colours no token keeps a colour of its own', () => {
  const coloured = Object.entries(themes.light ?? {})
    .filter(([, value]) => value.startsWith('#'))
    .map(([name]) => name);
  expect(Object.keys(forced)).toEqual(expect.arrayContaining(coloured));
  for (const value of Object.values(forced)) expect(value).toMatch(/^[A-Z]\w+$|^none$/);
});
