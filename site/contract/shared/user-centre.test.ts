import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  centrePageUrl,
  readCentreEdition,
  loginUrl,
  readReturnUrl,
  sanitiseReturnUrl,
} from './user-centre';
import { caseCount } from '../../scripts/lib/property-cases';

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
])('sanitiseReturnUrl keeps the path %s', (path) => {
  const address = sanitiseReturnUrl(path, origin, 'zh');
  expect(address).toBe(new URL(path, origin).href);
});

test('sanitiseReturnUrl keeps an absolute URL of the same origin', () => {
  expect(sanitiseReturnUrl(`${origin}/en/#/News`, origin, 'zh')).toBe(`${origin}/en/#/News`);
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
])('sanitiseReturnUrl replaces %j with the home page', (value) => {
  expect(sanitiseReturnUrl(value, origin, 'zh')).toBe(home);
  expect(sanitiseReturnUrl(value, origin, 'en')).toBe(`${origin}/en/`);
});

test('sanitiseReturnUrl keeps a path that normalises to two slashes on the same origin', () => {
  expect(new URL(sanitiseReturnUrl('/.//evil.example', origin, 'zh')).origin).toBe(origin);
});

test('sanitiseReturnUrl never returns another origin, for random input', () => {
  const fragment = fc.oneof(
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
    fc.property(fc.array(fragment, { maxLength: 8 }), (fragments) => {
      const url = new URL(sanitiseReturnUrl(fragments.join(''), origin, 'zh'));
      expect(url.origin).toBe(origin);
      expect(url.protocol).toBe('https:');
      expect(url.username + url.password).toBe('');
    }),
    { numRuns: caseCount(2_000) },
  );
});

test('sanitiseReturnUrl gives the home page without a return URL', () => {
  expect(sanitiseReturnUrl(undefined, origin, 'zh')).toBe(home);
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
  ['?lang=hant', 'hant'],
  ['?lang=zh-Hant', 'hant'],
  ['?lang=zh-TW', 'hant'],
  ['?lang=zh-hans', 'zh'],
  ['?returnUrl=/hant/%23/News', 'hant'],
  ['?returnUrl=/hanting', 'zh'],
  ['?lang=zh&returnUrl=/hant/', 'zh'],
])('readCentreEdition of the query %j is %s', (query, language) => {
  expect(readCentreEdition(query)).toBe(language);
});

test('loginUrl carries the return URL and the language', () => {
  const address = loginUrl('/user-centre/', 'en', '/en/#/News?page=2&x=中');
  const { search, pathname } = new URL(address, origin);
  expect(pathname).toBe('/user-centre/');
  expect(readReturnUrl(search)).toBe('/en/#/News?page=2&x=中');
  expect(readCentreEdition(search)).toBe('en');
  expect(centrePageUrl('points', 'zh')).toBe('/user-centre/points');
});

test('loginUrl keeps the existing query of another centre', () => {
  expect(loginUrl('https://sso.example/in?app=museum', 'zh', '/')).toBe(
    'https://sso.example/in?app=museum&returnUrl=%2F&lang=zh',
  );
});

test('sanitiseReturnUrl works in browsers without URL.canParse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never;
    },
  );
  expect(sanitiseReturnUrl('/en/#/News', origin, 'zh')).toBe(`${origin}/en/#/News`);
  expect(sanitiseReturnUrl('https://', origin, 'zh')).toBe(home);
});
