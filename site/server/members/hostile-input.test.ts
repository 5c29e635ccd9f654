import { expect, test, vi } from 'vitest';
import type { CallName } from '../../contract/shared/endpoints';
import { callSchemas } from '../../contract/schemas';
import { endpoints } from '../../contract/shared/endpoints';
import {
  accessTokens,
  favourites,
  members,
  points,
  ratings,
  refreshTokens,
  sessions,
} from '../db/schema';
import { addTestMember } from '../testing/test-member';
import { useTestMuseum } from '../testing/test-museum';

// Each password hash takes a quarter of a second.
vi.setConfig({ testTimeout: 60_000 });

const museum = useTestMuseum();
const writes = [
  'memberRegister',
  'memberLogin',
  'memberRefresh',
  'profileUpdate',
  'passwordChange',
  'favouriteClick',
  'favouriteState',
  'ratingCreate',
  'pointsReport',
] as const satisfies readonly CallName[];

const tables = [members, sessions, accessTokens, refreshTokens, favourites, ratings, points];
const counts = () => Promise.all(tables.map((table) => museum.db.$count(table)));

const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
const wrong: readonly unknown[] = [
  null,
  true,
  5,
  -1,
  1.5,
  [],
  [5],
  {},
  '',
  'a\0b',
  'x'.repeat(3_000),
  '\ud800',
];

let requests = 0;

/** Whether a body is valid after all: a rating has defaults for omitted fields. */
function isValid(name: CallName, body: string): boolean {
  if (name !== 'ratingCreate') return false;
  // Unknown fields are ignored, however deep they are.
  if (body === 'null' || body === deep) return true;
  if (!body.startsWith('{"globe')) return false;
  const { type, page, ...stars } = JSON.parse(body) as Record<string, unknown>;
  // An unknown page counts as none.
  const isPage = page === '' || page === '\ud800' || page === callSchemas[name].example.page;
  return type === 1 && isPage && Object.values(stars).every((star) => star === 4 || star === 5);
}

async function sendRaw(name: CallName, payload: string | Buffer, token: string) {
  return museum.app.inject({
    method: 'POST',
    url: endpoints[name].path,
    headers: { 'app-token': token, 'content-type': 'application/json' },
    payload,
    // A new address for each request avoids the rate limits.
    remoteAddress: `10.9.${(requests += 1) >> 8}.${requests & 255}`,
  });
}

test.each(writes)('%s rejects hostile input in the wrapper and writes nothing', async (name) => {
  const { accessToken } = await addTestMember(museum, `hostile-${name}`);
  const before = await counts();
  const { example } = callSchemas[name] as { example: Record<string, unknown> };
  const bodies = [
    'null',
    '[]',
    '5',
    '"text"',
    '{',
    '{"__proto__":{"x":1}}',
    deep,
    Buffer.from([0xff, 0xfe, 0x7b]),
    'x'.repeat(10_000_000),
    ...Object.keys(example)
      .filter((field) => field !== 'fieldMap')
      .flatMap((field) => wrong.map((value) => ({ ...example, [field]: value })))
      .map((body) => JSON.stringify(body))
      // `true` is consent.
      .filter((body) => !('consent' in example) || body !== JSON.stringify(example)),
  ];
  for (const body of bodies) {
    const response = await sendRaw(name, body, accessToken);
    const about = `${name} ${String(body).slice(0, 90)}: ${response.body.slice(0, 200)}`;
    expect(response.statusCode === 200, about).toBe(isValid(name, String(body)));
    if (response.statusCode === 200) continue;
    expect([400, 401, 403, 404, 409, 413], about).toContain(response.statusCode);
    expect(response.json(), about).toMatchObject({
      success: false,
      code: response.statusCode,
      data: null,
    });
    expect(response.body, about).not.toMatch(/\.ts:|node_modules|select |insert /i);
  }
  const after = await counts();
  if (name !== 'ratingCreate' && name !== 'profileUpdate') {
    expect(after).toEqual(before);
  }
});

test('malformed token is rejected with 401, never with a 5xx', async () => {
  const tokens = [
    'x',
    '"',
    "'; drop table members;--",
    '../../etc/passwd',
    'x'.repeat(8_000),
    '%00',
  ];
  for (const name of ['memberInfo', 'favouriteState', 'pointsAccount', 'ratingCreate'] as const) {
    for (const token of tokens) {
      const { example } = callSchemas[name] as { example: object };
      expect((await museum.send(name, example, token)).statusCode).toBe(401);
    }
  }
});

test('tokens of a deleted member are rejected with 401', async () => {
  const { accessToken, refreshToken } = await addTestMember(museum, 'removed');
  await museum.db.delete(members);
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  expect((await museum.send('memberRefresh', { refreshToken })).statusCode).toBe(401);
});
