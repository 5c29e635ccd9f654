import { expect, test } from 'vitest';
import {
  allFound,
  allFoundOfLists,
  allOf,
  anyOf,
  has,
  hasBegin,
  hasInAny,
  isOneOf,
  never,
  quote,
} from './expressions';
import { createIdSet } from './id-set';
import { oneEditVariants } from './one-edit-variants';

test('quoted text cannot end its quotes', () => {
  expect(quote('a"b')).toBe(String.raw`"a\"b"`);
  expect(quote(String.raw`\" || true`)).toBe(String.raw`"\\\" || true"`);
  expect(quote('a\u0000b\nc')).toBe('"a b c"');
});

test('text that is searched in several columns cannot end its quotes, and a character has columns of its own', () => {
  expect(hasInAny({ title: 9, facts: 1 }, 'a"b')).toBe(
    String.raw`query("title * 9 || facts * 1", "\"a\\\"b\"")`,
  );
  expect(hasInAny({ title: 9 }, '鼎')).toBe(String.raw`query("title_characters * 9", "\"鼎\"")`);
});

test('conditions are joined, and what never matches is left out or decides', () => {
  expect(anyOf([never, has('title', '鼎'), has('title', '鼎')])).toBe('title @ "鼎"');
  expect(anyOf([has('title', 'a'), hasBegin('sounds', 'b')])).toBe(
    '(title @ "a" || sounds @^ "b")',
  );
  expect(anyOf([])).toBe(never);
  expect(allOf([])).toBe(never);
  expect(allOf(['a', never])).toBe(never);
  expect(allOf(['a', 'b'])).toBe('(a && b)');
});

test('lists of conditions are joined, and one of two initials is taken from the documents of the others', () => {
  const initials = ['title @ "yz"', 'title_sounds @^ "=yz"', never];
  expect(allFoundOfLists([['a', 'b'], ['c']])).toBe('(c && (a || b))');
  expect(allFoundOfLists([initials, ['c']])).toBe(
    '(c &! (c &! title @ "yz" &! title_sounds @^ "=yz"))',
  );
  expect(allFoundOfLists([initials])).toBe('(title @ "yz" || title_sounds @^ "=yz")');
  expect(allFoundOfLists([initials, [never]])).toBe(never);
});

test('condition of a set quotes each text, and an empty set never matches', () => {
  expect(isOneOf('_key', new Set(['a"', 'b']))).toBe(String.raw`in_values(_key, "a\"", "b")`);
  expect(isOneOf('_key', new Set())).toBe(never);
});

test('conditions of an index begin with long texts, then come single characters and groups', () => {
  const [short, long] = [has('title', 'a'), has('title', 'abc')];
  const character = hasInAny({ title: 9 }, '鼎');
  expect(allFound([anyOf([short, 'b']), character, short, long])).toBe(
    `(${long} && ${short} && ${character} && (${short} || b))`,
  );
});

test('variants within one edit have a wrong, missing, extra or swapped letter', () => {
  const variants = oneEditVariants('ding');
  expect(variants).toEqual(
    expect.arrayContaining(['dong', 'dng', 'diing', 'idng', 'xding', 'dingx']),
  );
  expect(variants).not.toContain('ding');
});

test('variants within one edit of a number have digits', () => {
  expect(oneEditVariants('1644')).toEqual(expect.arrayContaining(['1645', '164', '11644', '6144']));
  expect(oneEditVariants('1644').filter((variant) => /\D/.test(variant))).toEqual([]);
});

test('set of ids grows with its ids', () => {
  const ids = createIdSet();
  for (const id of [1, 8_191, 8_192, 1_000_000, 1]) ids.add(id);
  expect([ids.size, ids.has(8_192), ids.has(1_000_000), ids.has(2), ids.has(9_000_000)]).toEqual([
    4,
    true,
    true,
    false,
    false,
  ]);
});
