import { expect, test } from 'vitest';
import { textFormats, type FormRules } from '../../contract/shared/form-rule';
import { memberRules } from '../../contract/shared/member-rules';
import { contactRule } from '../../contract/shared/member-contact';
import { fieldErrorMessage } from './error-messages';
import { en } from './messages-en';
import { zh } from './messages-zh';

/** All messages of a language, with 'X' as argument of functions. */
function texts(messages: object): string[] {
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === 'string') return [message];
    if (typeof message === 'function')
      return [String((message as (value: unknown) => unknown)('X'))];
    return texts(message as object);
  });
}

test('all Chinese messages contain Chinese characters, and no English one does or is empty', () => {
  expect(texts(zh).filter((text) => !/[\u4e00-\u9fff]/.test(text))).toEqual([]);
  expect(texts(en).filter((text) => /[\u3000-\u9fff\uff00-\uffef]/.test(text))).toEqual([]);
  expect(texts(en).filter((text) => text.trim() === '')).toEqual([]);
});

test('every validation error of the user centre has its own message', () => {
  const rules: FormRules[] = Object.values(memberRules);
  const formats = rules.flatMap((fields) =>
    Object.values(fields).flatMap((rule) =>
      rule.kind === 'text' && rule.format ? [rule.format] : [],
    ),
  );
  for (const messages of [zh, en]) {
    for (const expected of [...formats, contactRule.format]) {
      expect(Object.keys(textFormats)).toContain(expected);
      expect(fieldErrorMessage({ kind: 'format', expected }, messages)).not.toBe(
        messages.fieldErrors.other,
      );
    }
    expect(fieldErrorMessage({ kind: 'minLength', limit: 8 }, messages)).toContain('8');
    expect(fieldErrorMessage({ kind: 'maxLength', limit: 50 }, messages)).toContain('50');
    expect(fieldErrorMessage({ kind: 'minLength', limit: 1 }, messages)).toBe(
      messages.fieldErrors.missing,
    );
    expect(fieldErrorMessage({ kind: 'missing' }, messages)).toBe(messages.fieldErrors.missing);
  }
});
