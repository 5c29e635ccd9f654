import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { centreAddress, languageOfCentre, loginAddress, returnOf, safeReturn } from './user-centre';

const origin = 'https://museum.example';
const home = `${origin}/`;

test.each([
  '/',
  '/en/',
  '/#/Collection/ExcellentCollection/shang-ding-cma',
  '/en/#/News?page=2',
  '/p/zh/News?x=1#y',
  '/user-centre/points',
  '/搜索#/Search?keyword=鼎',
])('%s leads back', (path) => {
  const address = safeReturn(path, origin, 'zh');
  expect(address).toBe(new URL(path, origin).href);
});

test('an absolute address of the own origin leads back', () => {
  expect(safeReturn(`${origin}/en/#/News`, origin, 'zh')).toBe(`${origin}/en/#/News`);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https://museum.example.evil.example/',
  'https://museum.example@evil.example/',
  'https://user:pass@museum.example/',
  'http://museum.example/',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://museum.example/x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  '/path with spaces',
  'evil.example',
  '',
])('%j leads to the home page', (value) => {
  expect(safeReturn(value, origin, 'zh')).toBe(home);
  expect(safeReturn(value, origin, 'en')).toBe(`${origin}/en/`);
});

test('a path that turns into two slashes stays on the own origin', () => {
  expect(new URL(safeReturn('/.//evil.example', origin, 'zh')).origin).toBe(origin);
});

test('whatever comes, it never leads to another origin', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '//',
      'https:',
      'javascript:',
      'evil.example',
      '\t',
      '.',
      '#',
      '?',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = new URL(safeReturn(pieces.join(''), origin, 'zh'));
      expect(url.origin).toBe(origin);
      expect(url.protocol).toBe('https:');
      expect(url.username + url.password).toBe('');
    }),
    { numRuns: 2_000 },
  );
});

test('without a return address one comes home', () => {
  expect(safeReturn(undefined, origin, 'zh')).toBe(home);
});

test.each([
  ['', 'zh'],
  ['?lang=en', 'en'],
  ['?lang=zh-CN&returnUrl=/en/', 'zh'],
  ['?lang=en-GB', 'en'],
  ['?lang=fr&returnUrl=%2Fen%2F%23%2FNews', 'en'],
  ['?returnUrl=/en', 'en'],
  ['?returnUrl=/english', 'zh'],
  ['?returnUrl=//en/', 'zh'],
])('the query %j speaks %s', (query, language) => {
  expect(languageOfCentre(query)).toBe(language);
});

test('an address carries the way back and the language there and back', () => {
  const address = loginAddress('/user-centre/', 'en', '/en/#/News?page=2&x=中');
  const { search, pathname } = new URL(address, origin);
  expect(pathname).toBe('/user-centre/');
  expect(returnOf(search)).toBe('/en/#/News?page=2&x=中');
  expect(languageOfCentre(search)).toBe('en');
  expect(centreAddress('points', 'zh')).toBe('/user-centre/points');
});

test('another centre keeps the query that it has', () => {
  expect(loginAddress('https://sso.example/in?app=museum', 'zh', '/')).toBe(
    'https://sso.example/in?app=museum&returnUrl=%2F&lang=zh',
  );
});

test('a return address is read in browsers without URL.canParse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never;
    },
  );
  expect(safeReturn('/en/#/News', origin, 'zh')).toBe(`${origin}/en/#/News`);
  expect(safeReturn('https://', origin, 'zh')).toBe(home);
});
