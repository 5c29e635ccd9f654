import { expect, test } from 'vitest';
import { termConditions } from './exact-condition';

test('words of a run are looked up one after the other, rare characters first', () => {
  const characterCounts = new Map([
    ['博', 550_000],
    ['山', 288_000],
    ['炉', 97_000],
  ]);
  const context = { language: 'zh' as const, syllables: new Set<string>(), characterCounts };
  const term = { kind: 'han' as const, text: '博山炉', stem: '博山炉' };
  const [whole, apart = ''] = termConditions(term, context);
  expect(whole).toContain('博山炉');
  const order = [...apart.matchAll(/"\\"(.)\\""/gu)].map(([, character]) => character);
  expect(order).toEqual(['炉', '山', '博']);
});
