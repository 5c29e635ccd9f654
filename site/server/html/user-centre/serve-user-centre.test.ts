import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { centrePages } from '../../../contract/shared/user-centre';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const get = (url: string) => museum.app.inject({ method: 'GET', url });

beforeAll(() => {
  const files = join(museum.folder, 'user-centre');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'centre.js'), 'export {};');
});

test.each(Object.values(centrePages))(
  'user centre page $title.en exists in both languages',
  async ({ path, title }) => {
    const zh = await get(`/user-centre/${path}`);
    expect(zh.statusCode).toBe(200);
    expect(zh.body).toContain('<html lang="zh-CN">');
    expect(zh.body).toContain(`<title>${title.zh} · 云泽博物馆</title>`);
    const en = await get(`/user-centre/${path}?lang=en`);
    expect(en.body).toContain('<html lang="en">');
    expect(en.body).toContain(`<title>${title.en} · Yunze Museum</title>`);
  },
);

test('user centre page has no inline script or style', async () => {
  const { body, headers } = await get('/user-centre/login');
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(body).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

test('user centre page does not contain its query', async () => {
  const { body } = await get(
    '/user-centre/login?returnUrl=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&lang=%3Cb%3E',
  );
  expect(body).not.toMatch(/alert|<b>/);
});

test('return URL of the English site selects the English page', async () => {
  expect((await get('/user-centre/login?returnUrl=%2Fen%2F%23%2FNews')).body).toContain(
    '<html lang="en">',
  );
});

test('root of the user centre with a return URL redirects to the login page', async () => {
  const { statusCode, headers } = await get('/user-centre/?returnUrl=%2F%23%2FNews&lang=zh');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/user-centre/login?returnUrl=%2F%23%2FNews&lang=zh');
});

test('user centre URL without trailing slash redirects to the one with it', async () => {
  const { statusCode, headers } = await get('/user-centre?lang=en');
  expect(statusCode).toBe(301);
  expect(headers.location).toBe('/user-centre/?lang=en');
});

test('user centre serves its built files and no others', async () => {
  expect((await get('/user-centre/files/centre.js')).statusCode).toBe(200);
  for (const url of [
    '/user-centre/files/..%2fapp%2findex.html',
    '/user-centre/files/',
    '/user-centre/nothing',
  ]) {
    const { statusCode, headers } = await get(url);
    expect([400, 403, 404]).toContain(statusCode);
    expect(headers['content-type']).toContain('text/html');
  }
});

test('unknown call of the user centre is a wrapped 404', async () => {
  const response = await get('/user-centre/api/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 404, data: null });
});
