import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { callSchemas } from '.';
import { endpoints, type CallName } from '../shared/endpoints';

const names = Object.keys(endpoints) as CallName[];

test.each(names)('the example of %s is a valid input of the call', (name) => {
  const { input, example } = callSchemas[name];
  expect([...Compile(input).Errors(example)]).toEqual([]);
});

test('method and path of every call are unique', () => {
  const addresses = names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(names.filter((name) => endpoints[name].response === 'page'))(
  '%s rejects a page number below 1 and one that is a string',
  (name) => {
    const { input, example } = callSchemas[name];
    const check = Compile(input);
    expect(check.Check({ ...example, pageNum: 0 })).toBe(false);
    expect(check.Check({ ...example, pageNum: '2' })).toBe(false);
  },
);
