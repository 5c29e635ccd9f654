import { expect, test } from 'vitest';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; media-src 'self'; " +
  "font-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; base-uri 'none'; " +
  "object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  'trusted-types dompurify';

test.each([
  ['a call', 'POST', '/api/site/detail'],
  ['a failed call', 'GET', '/api/site/detail'],
  ['an unknown call', 'GET', '/api/nothing'],
  ['an unknown page', 'GET', '/nothing'],
  ['an unknown picture', 'GET', '/media/nothing.jpg'],
  ['the health', 'GET', '/healthz'],
  ['a redirect', 'GET', '/en'],
] as const)('%s carries the security headers', async (_, method, url) => {
  const { headers } = await museum.app.inject({ method, url });
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('calls and failures are not kept by caches', async () => {
  for (const url of ['/api/site/detail', '/api/nothing', '/nothing', '/readyz']) {
    const { headers } = await museum.app.inject({ method: 'GET', url });
    expect(headers['cache-control'], url).toBe('no-store');
  }
});

test('a long answer travels compressed where the caller takes it', async () => {
  const input = {
    method: 'POST',
    url: '/api/content/page',
    payload: { categoryCode: 'News' },
  } as const;
  const plain = await museum.app.inject(input);
  const packed = await museum.app.inject({ ...input, headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});
