import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readGlyphOutlines } from '../heading-font/glyph-outlines';
import leaders from '../../content/entries/leader.json';
import { drawIcon, drawMuseumSeal } from './museum-seal';
import { drawPersonSeals, peopleWithSeal } from './person-seals';

let seals = new Map<string, string>();
beforeAll(async () => {
  seals = await drawPersonSeals();
});

const theme = (name: string) =>
  readFileSync(new URL(`../../app/theme/${name}`, import.meta.url), 'utf8');

test('every leader and scholar has a unique seal', () => {
  expect(peopleWithSeal).toEqual(expect.arrayContaining(leaders.map(({ id }) => id)));
  expect(seals.size).toBe(peopleWithSeal.length);
  expect(new Set(seals.values()).size).toBe(peopleWithSeal.length);
});

test('every seal is small, valid and within its view box', () => {
  for (const [name, svg] of seals) {
    expect(name).toMatch(/^seal-[a-z-]+\.svg$/);
    expect(svg.length, name).toBeLessThan(16_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
    for (const [, path = ''] of svg.matchAll(/ d="([^"]+)"/g)) {
      const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers.filter((_, index) => index % 2 === 0)), name).toBeLessThanOrEqual(
        width ?? 0,
      );
      expect(Math.max(...numbers.filter((_, index) => index % 2 === 1)), name).toBeLessThanOrEqual(
        height ?? 0,
      );
    }
  }
});

test('seal.svg and favicon.svg are up to date (npx tsx site/content-tools/seals/write-museum-seal.ts)', async () => {
  const outlines = await readGlyphOutlines('云泽');
  expect(theme('seal.svg')).toBe(drawMuseumSeal(outlines));
  expect(theme('favicon.svg')).toBe(drawIcon(outlines));
});

test('readGlyphOutlines names a character that the font does not have', async () => {
  await expect(readGlyphOutlines('\u{2a6d6}')).rejects.toThrow('\u{2a6d6}');
});
