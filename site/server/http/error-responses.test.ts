import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();
const url = '/api/content/page';
const json = { 'content-type': 'application/json' };

function post(payload: string | Buffer, headers: Record<string, string> = json) {
  return museum.app.inject({ method: 'POST', url, headers, payload });
}

interface Failure {
  success: boolean;
  code: number;
  msg: string;
  data: unknown;
}

async function failure(sent: ReturnType<typeof post>): Promise<Failure> {
  const response = await sent;
  const body = response.json<Failure>();
  const fields = Object.keys(body).filter((field) => field !== 'errors');
  expect(fields.sort()).toEqual(['code', 'data', 'msg', 'success']);
  expect(body).toMatchObject({ success: false, code: response.statusCode, data: null });
  return body;
}

test.each([
  ['a missing field', { siteId: '2' }, 'Bad request: categoryCode is missing'],
  ['a number for a text', { siteId: '2', categoryCode: 5 }, 'categoryCode must be of type string'],
  ['null for a text', { siteId: '2', categoryCode: null }, 'categoryCode must be of type string'],
  [
    'a list for a text',
    { siteId: '2', categoryCode: ['x'] },
    'categoryCode must be of type string',
  ],
  [
    'true for a number',
    { siteId: '2', categoryCode: 'x', pageNum: true },
    'pageNum must be of type integer',
  ],
  [
    'a text for a number',
    { siteId: '2', categoryCode: 'x', pageNum: '5' },
    'pageNum must be of type integer',
  ],
  [
    'a list for a number',
    { siteId: '2', categoryCode: 'x', pageNum: [5] },
    'pageNum must be of type integer',
  ],
  [
    'null for a number',
    { siteId: '2', categoryCode: 'x', pageNum: null },
    'pageNum must be of type integer',
  ],
  [
    'a fraction',
    { siteId: '2', categoryCode: 'x', pageNum: 1.5 },
    'pageNum must be of type integer',
  ],
  [
    'a page before the first',
    { siteId: '2', categoryCode: 'x', pageNum: 0 },
    'pageNum must be at least 1',
  ],
  [
    'a page of nothing',
    { siteId: '2', categoryCode: 'x', pageSize: 0 },
    'pageSize must be at least 1',
  ],
  ['an empty text', { siteId: '2', categoryCode: '' }, 'categoryCode must not be empty'],
  [
    'a long text',
    { siteId: '2', categoryCode: 'x'.repeat(201) },
    'categoryCode must have at most 200',
  ],
  ['U+0000', { siteId: '2', categoryCode: 'a\0b' }, 'categoryCode holds a character'],
])('call with %s is rejected with 400 that names the field', async (_, input, expected) => {
  const { code, msg } = await failure(post(JSON.stringify(input)));
  expect(code).toBe(400);
  expect(msg).toContain(expected);
});

test('error message is Chinese unless the English site sends the call', async () => {
  expect((await failure(post('{}'))).msg).toBe('请求错误：categoryCode 缺失');
  expect((await failure(post('{"siteId":"1"}'))).msg).toBe('请求错误：categoryCode 缺失');
});

test.each([['3'], [''], ['１'], ['1 '], [1]])('siteId %j is rejected with 400', async (siteId) => {
  const { code, msg } = await failure(post(JSON.stringify({ siteId, categoryCode: 'News' })));
  expect(code).toBe(400);
  expect(msg).toContain('siteId');
});

test('call ignores unknown fields of any depth', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const response = await post(`{"categoryCode":"News","more":${deep}}`);
  expect(response.statusCode).toBe(200);
});

test('call rejects a deeply nested list in place of an enum value with 400', async () => {
  const payload = `{"kind":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const exhibitions = '/api/exhibition/page';
  const sent = museum.app.inject({ method: 'POST', url: exhibitions, headers: json, payload });
  expect((await failure(sent)).code).toBe(400);
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '5'],
  ['a prototype', '{"categoryCode":"News","__proto__":{"pageNum":1}}'],
  ['endless brackets', '['.repeat(200_000)],
])('body that is %s is rejected with 400', async (_, payload) => {
  expect((await failure(post(payload))).code).toBe(400);
});

test('body over 1 MB is rejected with 413', async () => {
  const payload = JSON.stringify({ categoryCode: 'x'.repeat(1_100_000) });
  expect((await failure(post(payload))).code).toBe(413);
});

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x/y; charset=z'])(
  'body of type %s is rejected with 415 that names the accepted type',
  async (type) => {
    const { code, msg } = await failure(post('categoryCode=News', { 'content-type': type }));
    expect(code).toBe(415);
    expect(msg).toContain('application/json');
  },
);

test('JSON is rejected with 415 where a form is expected', async () => {
  const sent = museum.app.inject({ method: 'POST', url: '/api/exhibit/page', payload: {} });
  const { code, msg } = await failure(sent);
  expect(code).toBe(415);
  expect(msg).toContain('application/x-www-form-urlencoded');
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s on a POST call is rejected with 405 and Allow',
  async (method) => {
    const sent = museum.app.inject({ method, url });
    expect((await failure(sent)).code).toBe(405);
    expect((await sent).headers.allow).toBe('POST');
  },
);

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/app/nothing',
  '/inte-engine/nothing',
  '/api/content/page/',
  '/api/content/page/..',
])('%s is a wrapped 404 that names the path without its query', async (address) => {
  const sent = museum.app.inject({ method: 'POST', url: `${address}?keyword=secret`, payload: {} });
  const { code, msg } = await failure(sent);
  expect(code).toBe(404);
  expect(msg).toContain('/');
  expect(msg).not.toContain('secret');
});

test('unknown path is a 404 for any content type', async () => {
  const headers = { 'content-type': 'image/png' };
  const sent = museum.app.inject({ method: 'POST', url: '/api/nothing', headers, payload: 'x' });
  expect((await failure(sent)).code).toBe(404);
});

test('malformed URL is a wrapped 400', async () => {
  const sent = museum.app.inject({ method: 'GET', url: '/api/%zz' });
  expect((await failure(sent)).code).toBe(400);
  expect((await sent).headers['content-security-policy']).toContain("default-src 'none'");
});

test('error outside the calls is an HTML page in both languages', async () => {
  const response = await museum.app.inject({ method: 'GET', url: '/nothing' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('lang="en"');
  expect(response.body).toContain('请求地址出错：/nothing');
});

test('internal error responds with 500 without internal details', async () => {
  await museum.db.execute(sql`alter table dictionary_values rename to moved_away`);
  const sent = museum.app.inject({
    method: 'POST',
    url: '/api/dict/list',
    payload: { dictCode: 'period' },
  });
  expect(await failure(sent)).toEqual({
    success: false,
    code: 500,
    msg: '服务器内部错误',
    data: null,
  });
  await museum.db.execute(sql`alter table moved_away rename to dictionary_values`);
});
