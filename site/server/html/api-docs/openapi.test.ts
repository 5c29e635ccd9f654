import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { endpoints, type CallName } from '../../../contract/shared/endpoints';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const names = Object.keys(endpoints) as CallName[];

interface Operation {
  operationId: string;
  summary: string;
  requestBody?: { content: Record<string, { schema: object; example: unknown }> };
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, object>;
  security?: object[];
}

async function description() {
  const response = await museum.app.inject('/api/openapi.json');
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  return response.json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>();
}

test('OpenAPI document has every call at its path and method with an example', async () => {
  const { openapi, paths } = await description();
  expect(openapi).toBe('3.1.0');
  for (const name of names) {
    const { method, path, input } = endpoints[name];
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name });
    expect(operation?.summary).toMatch(/[.。]$/);
    expect(Object.keys(operation?.responses ?? {})).toContain('200');
    if (input === 'query') expect(operation?.parameters).toBeInstanceOf(Array);
    else expect(Object.values(operation?.requestBody?.content ?? {})[0]).toHaveProperty('example');
  }
});

test('OpenAPI document is valid by the official OpenAPI 3.1 schema', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...(await description()) });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('OpenAPI document states which calls require a token', async () => {
  const { paths } = await description();
  expect(paths['/app/auth/getMemberInfo']?.get?.security).toEqual([{ member: [] }]);
  expect(paths['/app/web-star/create']?.post?.security).toEqual([{ member: [] }, {}]);
  expect(paths['/api/category/list']?.post).not.toHaveProperty('security');
});

test('every $ref of the OpenAPI document resolves', async () => {
  const document: unknown = await description();
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, path = ''] of references) {
    const target = path
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    expect(target, path).toBeTypeOf('object');
  }
});

test('OpenAPI document is a 304 when its ETag matches', async () => {
  const first = await museum.app.inject('/api/openapi.json');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await museum.app.inject({ url: '/api/openapi.json', headers });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('/api/ redirects to /api/docs', async () => {
  const response = await museum.app.inject('/api/');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/api/docs');
});

test('every status of a call to hostile requests is documented', async () => {
  const { paths } = await description();
  for (const name of names) {
    const { method, path, input } = endpoints[name];
    const documented = Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {});
    const type = input === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
    const hostile = [
      { type, payload: '{' },
      { type, payload: 'x'.repeat(2_000_000) },
      { type: 'text/plain', payload: 'x' },
    ];
    const requests = input === 'query' ? [{}] : hostile;
    for (const request of requests) {
      const { type: contentType, payload } = { type: undefined, payload: undefined, ...request };
      const headers = {
        'app-token': 'forged',
        ...(contentType && { 'content-type': contentType }),
      };
      const { statusCode } = await museum.app.inject({
        ...{ method, url: path, headers },
        ...(payload !== undefined && { payload }),
      });
      expect(documented, `${name} ${String(statusCode)}`).toContain(String(statusCode));
    }
  }
});
