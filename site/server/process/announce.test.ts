import { expect, test } from 'vitest';
import { printAddresses } from './announce';

function announced(address: string, family: string): string {
  let text = '';
  printAddresses({ write: (part) => (text += part) }, { address, family, port: 3000 });
  return text;
}

test('start message lists both sites, the demo page and the API documentation', () => {
  const text = announced('127.0.0.1', 'IPv4');
  for (const path of ['/', '/en/', '/widget-demo/', '/api/docs']) {
    expect(text).toContain(` http://127.0.0.1:3000${path}\n`);
  }
});

test('wildcard address is printed as the loopback address', () => {
  expect(announced('0.0.0.0', 'IPv4')).toContain('http://127.0.0.1:3000/');
  expect(announced('::', 'IPv6')).toContain('http://127.0.0.1:3000/');
});

test('IPv6 address is printed in brackets', () => {
  expect(announced('::1', 'IPv6')).toContain('http://[::1]:3000/');
});
