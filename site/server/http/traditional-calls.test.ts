import { expect, test } from 'vitest';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

const get = (url: string) => museum.app.inject({ method: 'GET', url });
const post = (url: string, payload: object) => museum.app.inject({ method: 'POST', url, payload });

test('call with the field script is answered in traditional characters', async () => {
  const input = { siteId: '1', categoryCode: 'Notice', pageNum: 1, pageSize: 3 };
  const simplified = await post('/api/content/page', input);
  const traditional = await post('/api/content/page', { ...input, script: 'hant' });
  expect(simplified.body).toContain('标题 newest');
  expect(traditional.body).toContain('標題 newest');
  expect(traditional.body).not.toContain('标题');
  expect(traditional.json()).toMatchObject({ total: simplified.json<{ total: number }>().total });
});

test('call of the English site, and one with another script, is answered as it is', async () => {
  const english = { siteId: '2', id: 'ding' };
  const own = await post('/api/exhibit/detail', english);
  expect((await post('/api/exhibit/detail', { ...english, script: 'hant' })).body).toBe(own.body);
  const chinese = { siteId: '1', id: 'ding' };
  const simplified = await post('/api/exhibit/detail', chinese);
  for (const script of ['latn', 7, null]) {
    expect((await post('/api/exhibit/detail', { ...chinese, script })).body).toBe(simplified.body);
  }
});

test('errors of a call with the field script are in traditional characters', async () => {
  const missing = await post('/api/exhibit/detail', { siteId: '1', script: 'hant', id: 'none' });
  expect(missing.statusCode).toBe(404);
  expect(missing.json<{ msg: string }>().msg).toMatch(/沒有/);
  const invalid = await post('/api/content/lostandfound', { script: 'hant', kind: 'lost' });
  expect(invalid.statusCode).toBe(400);
  const { errors } = invalid.json<{ errors: { field: string; msg: string }[] }>();
  expect(errors.map(({ msg }) => msg).join()).toMatch(/[請寫]/);
  const unknown = await get('/api/nothing?script=hant');
  expect(unknown.json<{ msg: string }>().msg).toContain('請求');
});

test('search finds a keyword in traditional characters, and its marks are in traditional characters', async () => {
  const search = (keyword: string, script = '') =>
    get(`/api/fullSearch?siteId=1&keyword=${encodeURIComponent(keyword)}${script}`);
  const simplified = (await search('标题')).json<{ total: number }>();
  const traditional = (await search('標題', '&script=hant')).json<{
    total: number;
    records: { title: string; titleMarked?: string }[];
  }>();
  expect(traditional.total).toBe(simplified.total);
  expect(traditional.total).toBeGreaterThan(0);
  expect(traditional.records.map(({ titleMarked }) => titleMarked ?? '').join()).toContain(
    '<mark>標題</mark>',
  );
});

test('suggestions for traditional characters are in traditional characters', async () => {
  const { body } = await get(
    `/api/search/suggest?siteId=1&script=hant&keyword=${encodeURIComponent('標題')}`,
  );
  expect(body).toContain('<mark>標題</mark>');
});
