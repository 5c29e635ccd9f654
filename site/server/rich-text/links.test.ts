import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWebAddress, validateLink } from './links';
import { caseCount } from '../../scripts/lib/property-cases';

test.each([
  'https://museum.example/a?b=c#d',
  'HTTP://museum.example',
  'mailto:info@museum.example',
  'tel:+86-10-12345678',
  '#/Collection/ExcellentCollection/yuanding',
  '#/a:b',
  '/en/',
  'map.pdf',
  '?third=PreExperts',
  '',
])('the link %j is allowed', (link) => {
  expect(validateLink(link)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;x:',
  'vbscript:x',
  'data:text/html,<script>',
  'blob:https://museum.example/x',
  'file:///etc/passwd',
  '//other.example/',
  '/\\other.example',
  'https://',
  'https:other.example',
  'http://a b',
])('the link %j is rejected', (link) => {
  expect(validateLink(link)).toBeTypeOf('string');
});

test('an allowed link never has the javascript: scheme', () => {
  const characters = fc.string({
    unit: fc.constantFrom(...'javscript:J/ \t\n#?&;x\u0000'.split('')),
  });
  fc.assert(
    fc.property(characters, (text) => {
      if (validateLink(text) !== undefined) return true;
      return new URL(text, 'https://museum.example/').protocol !== 'javascript:';
    }),
    { numRuns: caseCount(2_000) },
  );
});

test('only an absolute http or https URL is a web address', () => {
  expect(isWebAddress('https://museum.example/x')).toBe(true);
  for (const link of ['#/x', '/x', 'mailto:x@y.z', 'https:///', 'museum.example']) {
    expect(isWebAddress(link), link).toBe(false);
  }
});
