import { expect, test, vi } from 'vitest';
import type { CallName } from '../../contract/endpoints';
import { callSchemas } from '../../contract/calls';
import { endpoints } from '../../contract/endpoints';
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

// A password costs a quarter of a second, and a busy machine takes its time.
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

let senders = 0;

/** The few bodies that ask for nothing wrong: a rating takes defaults for what is left out. */
function isFine(name: CallName, body: string): boolean {
  if (name !== 'ratingCreate') return false;
  // Unknown fields are ignored, however deep they are.
  if (body === 'null' || body === deep) return true;
  if (!body.startsWith('{"globe')) return false;
  const { type, page, ...stars } = JSON.parse(body) as Record<string, unknown>;
  // A page that is unknown counts as none.
  const isPage = page === '' || page === '\ud800' || page === callSchemas[name].example.page;
  return type === 1 && isPage && Object.values(stars).every((star) => star === 4 || star === 5);
}

async function sendRaw(name: CallName, payload: string | Buffer, token: string) {
  return museum.app.inject({
    method: 'POST',
    url: endpoints[name].path,
    headers: { 'app-token': token, 'content-type': 'application/json' },
    payload,
    // From ever another address, so that no limit stands before what is tested.
    remoteAddress: `10.9.${(senders += 1) >> 8}.${senders & 255}`,
  });
}

test.each(writes)(
  '%s refuses what is no such input, in the wrapper, and writes nothing',
  async (name) => {
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
        .flatMap((field) => wrong.map((value) => JSON.stringify({ ...example, [field]: value }))),
    ];
    for (const body of bodies) {
      const response = await sendRaw(name, body, accessToken);
      const told = `${name} ${String(body).slice(0, 90)}: ${response.body.slice(0, 200)}`;
      expect(response.statusCode === 200, told).toBe(isFine(name, String(body)));
      if (response.statusCode === 200) continue;
      expect([400, 401, 403, 404, 409, 413], told).toContain(response.statusCode);
      expect(response.json(), told).toMatchObject({
        success: false,
        code: response.statusCode,
        data: null,
      });
      expect(response.body, told).not.toMatch(/\.ts:|node_modules|select |insert /i);
    }
    const after = await counts();
    if (name !== 'ratingCreate' && name !== 'profileUpdate') {
      expect(after).toEqual(before);
    }
  },
);

test('a token of any form is a 401 and never a failure of the service', async () => {
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

test('a token that was good before its member was removed is good no longer', async () => {
  const { accessToken, refreshToken } = await addTestMember(museum, 'removed');
  await museum.db.delete(members);
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  expect((await museum.send('memberRefresh', { refreshToken })).statusCode).toBe(401);
});
