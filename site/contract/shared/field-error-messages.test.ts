import { describe, expect, test } from 'vitest';
import { describeFieldError, fieldErrorMessage } from './field-error-messages';
import type { FormRules } from './form-rule';
import { formRules } from './form-rules';
import { memberRules } from './member-rules';
import { validateForm } from './validate-form';

const now = new Date('2026-11-21T12:00:00+08:00');

function messagesOf(rules: FormRules, fields: Record<string, unknown>, language: 'zh' | 'en') {
  const errors = validateForm(rules, fields, now);
  return Object.fromEntries(
    errors.map(({ field, error }) => [field, fieldErrorMessage(error, language)]),
  );
}

test('an empty form has the message of its kind for each required field', () => {
  expect(messagesOf(formRules.volunteerApply, {}, 'zh')).toEqual({
    name: '请填写此项。',
    phone: '请填写此项。',
    birthYear: '请填写此项。',
    languages: '请至少选择一项。',
    skills: '请至少选择一项。',
    availability: '请至少选择一项。',
    motivation: '请填写此项。',
    consent: '请阅读后勾选同意。',
  });
  expect(messagesOf(formRules.docentBook, {}, 'en').day).toBe('Please choose one.');
});

describe.each(['zh', 'en'] as const)('field messages in %s', (language) => {
  test('an invalid field has a message with the expected value', () => {
    const messages = messagesOf(
      formRules.docentBook,
      { day: '2026-11-21', time: '10:30', language: 'en', people: 21, name: 'x', phone: '123' },
      language,
    );
    expect(messages.day).toContain('2026-11-22');
    expect(messages.people).toContain('6');
    expect(messages.phone).toContain('13800138000');
    expect(messages.name).toBeUndefined();
  });

  test('a date of loss in the future has a message with the last valid day', () => {
    const messages = messagesOf(formRules.lostAndFound, { foundAt: '2026-11-22' }, language);
    expect(messages.foundAt).toContain('2026-11-21');
  });

  test('no message is in the other language', () => {
    const values = { birthYear: 'x', email: 'x', name: 'x'.repeat(201), motivation: '\0' };
    const all = Object.values(messagesOf(formRules.volunteerApply, values, language)).join('');
    expect(/\p{Script=Han}/u.test(all)).toBe(language === 'zh');
  });
});

test('every error kind has a distinct predicate in both languages', () => {
  const errors = [
    { kind: 'missing' },
    { kind: 'type', expected: 'string' },
    { kind: 'minimum', limit: 1 },
    { kind: 'maximum', limit: 9 },
    { kind: 'minLength', limit: 1 },
    { kind: 'minLength', limit: 2 },
    { kind: 'maxLength', limit: 5 },
    { kind: 'minItems', limit: 1 },
    { kind: 'choice', choices: 'a, b' },
    { kind: 'format', expected: 'date' },
    { kind: 'character' },
    { kind: 'repeated' },
    { kind: 'earliest', limit: '2026-11-21' },
    { kind: 'latest', limit: '2026-11-21' },
    { kind: 'closed' },
    { kind: 'consent' },
    { kind: 'unknownSite' },
  ] as const;
  const zh = errors.map((error) => describeFieldError(error, 'zh'));
  const en = errors.map((error) => describeFieldError(error, 'en'));
  expect(new Set(zh).size).toBe(errors.length);
  expect(new Set(en).size).toBe(errors.length);
  expect(zh.every((text) => /[\u4e00-\u9fff]/.test(text))).toBe(true);
  expect(en.every((text) => /^[\x20-\x7e]+$/.test(text))).toBe(true);
});

test('every rule of the members’ forms has a sentence that says what to enter', () => {
  const rules = Object.values(memberRules).flatMap((fields: FormRules) => Object.values(fields));
  const formats = rules.flatMap((rule) => (rule.kind === 'text' && rule.format) || []);
  for (const language of ['zh', 'en'] as const) {
    for (const expected of [...formats, 'mobileOrEmail']) {
      const error = { kind: 'format', expected } as const;
      const message = fieldErrorMessage(error, language);
      expect(message).not.toContain(describeFieldError(error, language));
    }
    expect(fieldErrorMessage({ kind: 'minLength', limit: 8 }, language)).toContain('8');
    expect(fieldErrorMessage({ kind: 'maxLength', limit: 50 }, language)).toContain('50');
  }
});
