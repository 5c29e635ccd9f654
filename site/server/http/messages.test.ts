import { expect, test } from 'vitest';
import { messages, type Messages } from './messages';

/** Every wording of a language, with something in place of what it names. */
function wordings(words: Messages): string[] {
  return Object.entries(words).map(([key, word]) => {
    if (typeof word === 'string') return word;
    if (key === 'field') return words.field('name', { kind: 'missing' });
    return (word as (...parts: string[]) => string)('NAMED', 'VALUE');
  });
}

test('the Chinese catalogue is Chinese, the English one English', () => {
  expect(wordings(messages.zh).every((text) => /[\u4e00-\u9fff]/.test(text))).toBe(true);
  expect(wordings(messages.en).every((text) => /^[\x20-\x7e]+$/.test(text))).toBe(true);
});

test('no two failures read the same', () => {
  for (const words of Object.values(messages)) {
    expect(new Set(wordings(words)).size).toBe(Object.keys(words).length);
  }
});

test('a failure names what it is about', () => {
  for (const words of Object.values(messages)) {
    expect(words.noSuchAddress('/api/x')).toContain('/api/x');
    expect(words.noSuchRecord('id', 'ding')).toMatch(/id.*ding/);
    expect(words.wrongMethod('GET', 'POST')).toMatch(/GET.*POST/);
    expect(words.tooLarge('1 MB')).toContain('1 MB');
    expect(words.wrongMediaType('application/json')).toContain('application/json');
  }
});
