import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './testing/contrast';
import { forcedColorTokens, themes, type Tokens } from './testing/read-tokens';

/** Text colours and their backgrounds. */
const backgrounds = ['paper', 'paper-raised', 'silk'];
const textOn: Readonly<Record<string, readonly string[]>> = {
  ink: backgrounds,
  'ink-soft': backgrounds,
  ash: backgrounds,
  'cinnabar-text': backgrounds,
  'on-button': ['button', 'button-hover'],
  'on-colophon': ['colophon'],
  'on-colophon-soft': ['colophon'],
};
/** Colours of non-text content (WCAG 1.4.11). */
const nonText = ['control-line', 'cinnabar', 'focus-outer'];

function ratio(tokens: Tokens, one: string, other: string): number {
  return contrast(tokens[one] ?? '', tokens[other] ?? '');
}

test('contrast is 21 for black on white and 1 for equal colours', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#a8322a', '#a8322a')).toBe(1);
});

describe.each(Object.entries(themes))('colours of the theme "%s"', (_, tokens) => {
  test('every text has a contrast of at least 7:1', () => {
    for (const [text, textBackgrounds] of Object.entries(textOn)) {
      for (const background of textBackgrounds) {
        expect(ratio(tokens, text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(
          7,
        );
      }
    }
  });

  test('borders of controls, the seal and the focus ring have a contrast of at least 3:1', () => {
    for (const colour of nonText) {
      for (const background of backgrounds) {
        expect(
          ratio(tokens, colour, background),
          `${colour} on ${background}`,
        ).toBeGreaterThanOrEqual(3);
      }
    }
    expect(ratio(tokens, 'focus-outer', 'focus-inner')).toBeGreaterThanOrEqual(7);
  });
});

test('every text colour in the sources is covered by the contrast tests', () => {
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

test('every colour token is a system colour in forced-colors mode', () => {
  const colourTokens = Object.entries(themes.light ?? {})
    .filter(([, value]) => value.startsWith('#'))
    .map(([name]) => name);
  expect(Object.keys(forcedColorTokens)).toEqual(expect.arrayContaining(colourTokens));
  for (const value of Object.values(forcedColorTokens)) expect(value).toMatch(/^[A-Z]\w+$|^none$/);
});
