import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../contract/shared/validate-form';
import { formRules } from '../../../contract/shared/form-rules';
import type { FormRules } from '../../../contract/shared/form-rule';
import { fieldErrorMessage } from './field-error-messages';
import { toRequestFields, type FormValues } from './request-fields';

const now = new Date('2026-11-21T12:00:00+08:00');

function messagesOf(rules: FormRules, values: FormValues, language: 'zh' | 'en') {
  const errors = validateForm(rules, toRequestFields(rules, values), now);
  return Object.fromEntries(
    errors.map(({ field, error }) => [field, fieldErrorMessage(error, rules[field], language)]),
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
      { day: '2026-11-21', time: '10:30', language: 'en', people: '21', name: 'x', phone: '123' },
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
