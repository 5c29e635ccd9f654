import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { callSchemas } from '../../contract/schemas';
import { endpoints, type CallName, type Endpoint } from '../../contract/shared/endpoints';
import { ErrorResponse } from '../../contract/schemas/common/wrapper';
import { countRows } from '../testing/count-rows';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();
const names = Object.keys(endpoints) as CallName[];
const isErrorBody = Compile(ErrorResponse);

const deep = () => {
  let value: unknown = 'x';
  for (let depth = 0; depth < 500; depth += 1) value = [value];
  return value;
};

/** Values sent in place of each field. */
const hostile: Record<string, unknown> = {
  SQL: "x'; drop table members; --",
  'a path': '../../../../etc/passwd',
  NUL: 'a\0b',
  'half a character': '\ud800',
  'a long text': 'x'.repeat(100_000),
  'a number': 1e308,
  'a negative number': -1,
  true: true,
  null: null,
  'a list': ['1'],
  'an object': { $gt: '' },
  'a deep list': deep(),
  'a prototype': { __proto__: { admin: true }, constructor: 1 },
};

function requestOf(name: CallName, input: Record<string, unknown>, address: number) {
  const endpoint: Endpoint = endpoints[name];
  const { method, path, input: form } = endpoint;
  // A new address for each request avoids the rate limits.
  const remoteAddress = `10.${String(address >> 16)}.${String((address >> 8) & 255)}.${String(address & 255)}`;
  if (form === 'json') return { method, url: path, payload: input, remoteAddress };
  const fields = new URLSearchParams(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
  if (form === 'query') return { method, url: `${path}?${fields}`, remoteAddress };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method, url: path, headers, payload: fields, remoteAddress };
}

let address = 0;

test.each(names)(
  '%s responds to hostile field values in the wrapper, without a 5xx or internal details',
  async (name) => {
    const example = callSchemas[name].example as Record<string, unknown>;
    for (const field of [...Object.keys(example), 'siteId']) {
      const before = await countRows(museum.db);
      let areAllRejected = true;
      for (const [what, value] of Object.entries(hostile)) {
        const request = requestOf(name, { ...example, [field]: value }, (address += 1));
        const response = await museum.app.inject(request);
        const about = `${field} is ${what}: ${response.body.slice(0, 200)}`;
        expect(response.statusCode, about).toBeLessThan(500);
        expect(response.body, about).not.toMatch(/\bat .+:\d+:\d+|node_modules|select |drizzle/i);
        areAllRejected &&= response.statusCode !== 200;
        if (response.statusCode !== 200) {
          expect(isErrorBody.Check(response.json()), about).toBe(true);
        }
      }
      if (areAllRejected) expect(await countRows(museum.db), field).toEqual(before);
    }
  },
  120_000,
);

test.each(names.filter((name) => endpoints[name].input === 'json'))(
  '%s rejects a body that is not JSON, not UTF-8 or not an object',
  async (name) => {
    const { method, path: url } = endpoints[name];
    const headers = { 'content-type': 'application/json' };
    const bodies = ['{', '[]', '"x"', '5', '{"a":1}}', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])];
    for (const payload of bodies) {
      const remoteAddress = `10.200.0.${String((address += 1) & 255)}`;
      const response = await museum.app.inject({ method, url, headers, payload, remoteAddress });
      expect([400, 401]).toContain(response.statusCode);
      expect(isErrorBody.Check(response.json())).toBe(true);
    }
  },
);

test.each(names)(
  '%s rejects a forged token with 401, or ignores it where the call takes no token',
  async (name) => {
    const { access }: Endpoint = endpoints[name];
    const example = callSchemas[name].example as Record<string, unknown>;
    for (const token of ['forged', 'x'.repeat(8_000), "' or 1=1 --"]) {
      const request = requestOf(name, example, (address += 1));
      const headers = { ...request.headers, 'app-token': token };
      const { statusCode } = await museum.app.inject({ ...request, headers });
      const without = await museum.app.inject(request);
      expect(statusCode).toBe(access ? 401 : without.statusCode);
    }
  },
);
