import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesSite, safeHref } from './safe-href';

const base = 'https://museum.example/en/';

test.each([
  'https://www.ncha.gov.cn',
  'http://example.org/a?b#c',
  'mailto:visit@yunze-museum.example',
  'tel:00088001953',
  '/media/a.pdf',
  '#/News',
  'relative/page',
])('safeHref accepts %s', (address) => {
  expect(safeHref(address, base)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://museum.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'http://',
  '',
  '   ',
])('safeHref rejects “%s”', (address) => {
  expect(safeHref(address, base)).toBeUndefined();
});

test('every URL that safeHref accepts has an allowed scheme and no control characters', () => {
  const parts = fc.constantFrom(
    'java',
    'script',
    ':',
    '\t',
    '\n',
    ' ',
    '//',
    '\\',
    'data',
    'x',
    '&#9;',
  );
  fc.assert(
    fc.property(
      fc.array(parts).map((list) => list.join('')),
      (address) => {
        const href = safeHref(address, base);
        if (href === undefined) return;
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(href, base).protocol);
        expect(address.trim()).not.toMatch(/[\t\n\\]/);
      },
    ),
  );
});

test('leavesSite is true only for http URLs of another origin', () => {
  const leaves = (address: string) => {
    const href = safeHref(address, base);
    return href && leavesSite(href, base);
  };
  expect(leaves('https://museum.example/x')).toBe(false);
  expect(leaves('#/News')).toBe(false);
  expect(leaves('mailto:a@b.c')).toBe(false);
  expect(leaves('https://museum.example.evil.org/')).toBe(true);
  expect(leaves('http://museum.example/')).toBe(true);
});

test('safeHref works in a browser without URL.canParse', () => {
  const original = Object.getOwnPropertyDescriptor(URL, 'canParse');
  Object.defineProperty(URL, 'canParse', { value: undefined, configurable: true });
  try {
    expect(safeHref('/News')).toBe('/News');
    expect(safeHref('https://[broken')).toBeUndefined();
  } finally {
    if (original) Object.defineProperty(URL, 'canParse', original);
  }
});
