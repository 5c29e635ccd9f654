import { describe, expect, test } from 'vitest';
import { formRules } from '../../../contract/shared/form-rules';
import { toRequestFields } from './request-fields';
import { createUuid } from '../../ui/create-uuid';

const rules = formRules.docentBook;

describe('the request fields of form values', () => {
  test('leave out empty controls', () => {
    expect(toRequestFields(rules, { name: '  ', note: '', people: '' })).toEqual({});
    expect(toRequestFields(formRules.volunteerApply, { languages: [], consent: false })).toEqual(
      {},
    );
  });

  test('trim texts', () => {
    expect(toRequestFields(rules, { name: ' 林晚 ' })).toEqual({ name: '林晚' });
  });

  test.each([
    ['6', 6],
    ['６', 6],
    [' 12 ', 12],
    ['1.5', '1.5'],
    ['six', 'six'],
  ])('parse the integer typed as %j', (typed, sent) => {
    expect(toRequestFields(rules, { people: typed })).toEqual({ people: sent });
  });

  test.each([
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['+86 13800138000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['phone', 'phone'],
  ])('normalise the phone number typed as %j', (typed, sent) => {
    expect(toRequestFields(rules, { phone: typed })).toEqual({ phone: sent });
  });

  test('leave an e-mail address unchanged', () => {
    const fields = toRequestFields(formRules.lostAndFound, { contact: 'lin-wan@example.com' });
    expect(fields).toEqual({ contact: 'lin-wan@example.com' });
  });

  test('contain checked options and a checked consent', () => {
    expect(
      toRequestFields(formRules.volunteerApply, { languages: ['zh', 'csl'], consent: true }),
    ).toEqual({
      languages: ['zh', 'csl'],
      consent: true,
    });
  });

  test('leave out values without a rule', () => {
    expect(toRequestFields(rules, { other: 'x' })).toEqual({});
  });
});

test('request ids are unique UUIDs', () => {
  const ids = Array.from({ length: 50 }, createUuid);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(50);
});
