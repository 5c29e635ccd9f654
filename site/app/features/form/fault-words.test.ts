import { describe, expect, test } from 'vitest';
import { checkForm } from '../../../contract/check-form';
import { formRules } from '../../../contract/form-rules';
import type { FormRules } from '../../../contract/form-rule';
import { faultWords } from './fault-words';
import { fieldsOf, type FormValues } from './form-fields';

const now = new Date('2026-11-21T12:00:00+08:00');

function said(rules: FormRules, values: FormValues, language: 'zh' | 'en') {
  const faults = checkForm(rules, fieldsOf(rules, values), now);
  return Object.fromEntries(
    faults.map(({ field, fault }) => [field, faultWords(fault, rules[field], language)]),
  );
}

test('an empty form asks for each field that is required, in its own way', () => {
  expect(said(formRules.volunteerApply, {}, 'zh')).toEqual({
    name: '请填写此项。',
    phone: '请填写此项。',
    birthYear: '请填写此项。',
    languages: '请至少选择一项。',
    skills: '请至少选择一项。',
    availability: '请至少选择一项。',
    motivation: '请填写此项。',
    consent: '请阅读后勾选同意。',
  });
  expect(said(formRules.docentBook, {}, 'en').day).toBe('Please choose one.');
});

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  test('a wrong field says what it should be', () => {
    const words = said(
      formRules.docentBook,
      { day: '2026-11-21', time: '10:30', language: 'en', people: '21', name: 'x', phone: '123' },
      language,
    );
    expect(words.day).toContain('2026-11-22');
    expect(words.people).toContain('6');
    expect(words.phone).toContain('13800138000');
    expect(words.name).toBeUndefined();
  });

  test('a day to come was not the one on which something was lost', () => {
    const words = said(formRules.lostAndFound, { foundAt: '2026-11-22' }, language);
    expect(words.foundAt).toContain('2026-11-21');
  });

  test('no sentence is of the other language', () => {
    const values = { birthYear: 'x', email: 'x', name: 'x'.repeat(201), motivation: '\0' };
    const all = Object.values(said(formRules.volunteerApply, values, language)).join('');
    expect(/\p{Script=Han}/u.test(all)).toBe(language === 'zh');
  });
});
