import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app';
import { locationsIn } from '../testing/test-locations';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; media-src 'self'; " +
  "font-src 'self'; manifest-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; base-uri 'none'; " +
  "object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  'trusted-types dompurify service-worker; report-uri /policy-reports';

test.each([
  ['a call', 'POST', '/api/site/detail'],
  ['a failed call', 'GET', '/api/site/detail'],
  ['an unknown call', 'GET', '/api/nothing'],
  ['an unknown page', 'GET', '/nothing'],
  ['an unknown picture', 'GET', '/media/nothing.jpg'],
  ['the health', 'GET', '/healthz'],
  ['a redirect', 'GET', '/en'],
] as const)('response to %s has the security headers', async (_, method, url) => {
  const { headers } = await museum.app.inject({ method, url });
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['x-permitted-cross-domain-policies']).toBe('none');
  // The toolbar's script is loaded by other sites.
  expect(headers['cross-origin-resource-policy']).toBeUndefined();
});

test('responses to calls and errors have Cache-Control: no-store', async () => {
  for (const url of ['/api/site/detail', '/api/nothing', '/nothing', '/readyz']) {
    const { headers } = await museum.app.inject({ method: 'GET', url });
    expect(headers['cache-control'], url).toBe('no-store');
  }
});

test('long response is compressed with brotli when the client accepts it', async () => {
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

async function openApp(options: { publicOrigin?: string; trustedProxies?: string[] }) {
  const { db, folder } = museum;
  let log = '';
  const app = await createApp({
    ...{ db, locations: locationsIn(folder), mediaDir: folder, logLevel: 'warn', ...options },
    logStream: { write: (line) => (log += line) },
  });
  onTestFinished(() => app.close());
  return { app, log: () => log };
}

const hsts = 'strict-transport-security';

test('responses have HSTS when the public origin is https', async () => {
  const { app } = await openApp({ publicOrigin: 'https://museum.example' });
  for (const url of ['/healthz', '/api/nothing', '/nothing']) {
    expect((await app.inject(url)).headers[hsts], url).toBe('max-age=31536000');
  }
});

test('response has HSTS when a trusted proxy forwards https, and none for http', async () => {
  const { app } = await openApp({ trustedProxies: ['127.0.0.1'] });
  const by = (proto: string) =>
    app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': proto } });
  expect((await by('https')).headers[hsts]).toBe('max-age=31536000');
  expect((await by('http')).headers[hsts]).toBeUndefined();
  expect((await museum.app.inject('/healthz')).headers[hsts]).toBeUndefined();
});

test('request through an untrusted proxy is logged as a warning once, without an address', async () => {
  const { app, log } = await openApp({});
  const headers = { 'x-forwarded-for': '203.0.113.99' };
  await app.inject({ url: '/healthz' });
  expect(log()).not.toContain('TRUSTED_PROXIES');
  await app.inject({ url: '/healthz', headers });
  await app.inject({ url: '/healthz', headers });
  expect(log().match(/TRUSTED_PROXIES is not set/g)).toHaveLength(1);
  expect(log()).not.toContain('203.0.113.99');
});

test('request through a trusted proxy is logged without a warning', async () => {
  const { app, log } = await openApp({ trustedProxies: ['127.0.0.1'] });
  await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.99' } });
  expect(log()).not.toContain('TRUSTED_PROXIES');
});
