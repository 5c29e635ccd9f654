import { expect, test } from 'vitest';
import { textFormats, type FormRules } from '../contract/form-rule';
import { memberRules } from '../contract/member-rules';
import { contactRule } from './contact';
import { faultWords } from './fault-words';
import { en } from './words-en';
import { zh } from './words-zh';

/** Every text of a language, with something in place of what it names. */
function texts(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return [String((word as (value: unknown) => unknown)('X'))];
    return texts(word as object);
  });
}

test('the Chinese words are Chinese, the English ones English', () => {
  expect(texts(zh).filter((text) => !/[\u4e00-\u9fff]/.test(text))).toEqual([]);
  expect(texts(en).filter((text) => /[\u3000-\u9fff\uff00-\uffef]/.test(text))).toEqual([]);
  expect(texts(en).filter((text) => text.trim() === '')).toEqual([]);
});

test('every fault that a rule of the centre can find has words of its own', () => {
  const rules: FormRules[] = Object.values(memberRules);
  const formats = rules.flatMap((fields) =>
    Object.values(fields).flatMap((rule) =>
      rule.kind === 'text' && rule.format ? [rule.format] : [],
    ),
  );
  for (const words of [zh, en]) {
    for (const expected of [...formats, contactRule.format]) {
      expect(Object.keys(textFormats)).toContain(expected);
      expect(faultWords({ kind: 'format', expected }, words)).not.toBe(words.fault.other);
    }
    expect(faultWords({ kind: 'minLength', limit: 8 }, words)).toContain('8');
    expect(faultWords({ kind: 'maxLength', limit: 50 }, words)).toContain('50');
    expect(faultWords({ kind: 'minLength', limit: 1 }, words)).toBe(words.fault.missing);
    expect(faultWords({ kind: 'missing' }, words)).toBe(words.fault.missing);
  }
});
