import { expect, test } from 'vitest';
import { createOriginResolver } from './public-origin';

const byRequest = createOriginResolver(undefined);

test.each([
  ['http', 'museum.example', 'http://museum.example'],
  ['https', 'Museum.Example:443', 'https://museum.example'],
  ['http', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http', '[::1]:3000', 'http://[::1]:3000'],
  ['http', 'service_1:80', 'http://service_1'],
] as const)(
  'without a configured origin, protocol %s and host %s give %s',
  (protocol, host, origin) => {
    expect(byRequest({ protocol, host })).toBe(origin);
  },
);

test.each([
  '',
  'evil.example/"><script>',
  'a b',
  'user@evil.example',
  'evil.example?x',
  'evil.example#x',
  'evil.example\\x',
  'evil.example:99999',
  'evil.example:x',
  '<svg>',
  '[::1',
  'a'.repeat(300),
  '.',
])('host %j is rejected with 400', (host) => {
  expect(() => byRequest({ protocol: 'http', host })).toThrow('400');
});

test('configured origin takes precedence over protocol and host of the request', () => {
  const configured = createOriginResolver('https://museum.example');
  expect(configured({ protocol: 'http', host: 'evil.example' })).toBe('https://museum.example');
  expect(configured({ protocol: 'http', host: '"><' })).toBe('https://museum.example');
});
