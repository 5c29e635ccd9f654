import { expect, test } from 'vitest';
import { messages, type Messages } from './messages';

/** Every message of a language, with placeholder arguments. */
function messagesOf(catalogue: Messages): string[] {
  return Object.values(catalogue).map((message: unknown) => {
    if (typeof message === 'string') return message;
    if (message === catalogue.invalidField)
      return catalogue.invalidField('name', { kind: 'missing' });
    return (message as (...parts: string[]) => string)('NAMED', 'VALUE');
  });
}

test('error messages are Chinese in zh and ASCII in en', () => {
  expect(messagesOf(messages.zh).every((text) => /[\u4e00-\u9fff]/.test(text))).toBe(true);
  expect(messagesOf(messages.en).every((text) => /^[\x20-\x7e]+$/.test(text))).toBe(true);
});

test('error messages are unique within a language', () => {
  for (const catalogue of Object.values(messages)) {
    expect(new Set(messagesOf(catalogue)).size).toBe(Object.keys(catalogue).length);
  }
});

test('error messages contain their arguments', () => {
  for (const catalogue of Object.values(messages)) {
    expect(catalogue.urlNotFound('/api/x')).toContain('/api/x');
    expect(catalogue.recordNotFound('id', 'ding')).toMatch(/id.*ding/);
    expect(catalogue.methodNotAllowed('GET', 'POST')).toMatch(/GET.*POST/);
    expect(catalogue.payloadTooLarge('1 MB')).toContain('1 MB');
    expect(catalogue.unsupportedMediaType('application/json')).toContain('application/json');
  }
});
