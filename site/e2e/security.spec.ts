import { expect, test } from './fixtures';

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; media-src 'self'; " +
  "font-src 'self'; manifest-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; base-uri 'none'; " +
  "object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  'trusted-types dompurify service-worker; report-uri /policy-reports';

for (const path of ['/', '/en/', '/no-such-page']) {
  test(`${path} is sent with the Content-Security-Policy`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy']).toBe(policy);
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });
}

test('failed call returns the response wrapper with a message in the language of the site', async ({
  request,
}) => {
  const zh = await request.post('/api/content/page', { data: { pageNum: 0 } });
  expect(zh.status()).toBe(400);
  expect(await zh.json()).toMatchObject({ success: false, code: 400, data: null });
  const en = await request.post('/api/exhibit/detail', { data: { siteId: '2', id: 'none' } });
  expect(en.status()).toBe(404);
  const { msg } = (await en.json()) as { msg: string };
  expect(msg).toMatch(/^[\x20-\x7e“”’]+$/);
});

test('unknown call returns 404 in the response wrapper', async ({ request }) => {
  const response = await request.post('/app/no/such/call', { data: {} });
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, code: 404, data: null });
});
