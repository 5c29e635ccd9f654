import { expect, test } from 'vitest';
import { CentreFailure } from './failure';
import { createMemberClient } from './member-client';
import { createTokenStore } from './tokens';

interface Sent {
  path: string;
  token: string | null;
  body: unknown;
}

type Reply = [status: number, body: unknown] | Error;

const success = (data: unknown): Reply => [200, { success: true, code: 0, msg: '', data }];
const refusal = (status: number, msg = ''): Reply => [
  status,
  { success: false, code: status, msg, data: null },
];
const tokens = (name: string) =>
  success({ accessToken: `access-${name}`, refreshToken: `refresh-${name}`, member: {} });

/** A browser with a storage, and a service that gives the replies one after the other. */
function setUp(stored: Record<string, string>, replies: Reply[]) {
  const kept = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const sent: Sent[] = [];
  const client = createMemberClient({
    language: 'en',
    tokens: createTokenStore(() => storage as unknown as Storage),
    locks: undefined,
    fetch: (input, init) => {
      const request = new Request(new URL(input as string, 'http://museum.example'), init);
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
      sent.push({
        path: new URL(request.url).pathname + new URL(request.url).search,
        token: request.headers.get('app-token'),
        body,
      });
      const reply = replies.shift() ?? new Error('No more replies.');
      if (reply instanceof Error) return Promise.reject(reply);
      return Promise.resolve(new Response(JSON.stringify(reply[1]), { status: reply[0] }));
    },
  });
  return { client, sent, kept };
}

const loggedIn = { access_token: 'access-1', refresh_token: 'refresh-1', last_login_date: 'x' };

async function failureOf(promise: Promise<unknown>) {
  const error = await promise.catch((reason: unknown) => reason);
  return error instanceof CentreFailure ? error.failure : error;
}

test('a call goes with the token and the site, and gives the answer', async () => {
  const { client, sent } = setUp(loggedIn, [success({ nickName: '柳岚' })]);
  expect((await client.call('memberInfo')).data).toEqual({ nickName: '柳岚' });
  expect(sent).toEqual([
    { path: '/app/auth/getMemberInfo?siteId=2', token: 'access-1', body: undefined },
  ]);
});

test('a token that ran out is renewed once, and the call repeated with the new one', async () => {
  const { client, sent, kept } = setUp(loggedIn, [refusal(401), tokens('2'), success(null)]);
  await client.call('favouriteClick', { contentId: 'a', categoryCode: 'b' });
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/app/web-fav/click', 'access-1'],
    ['/user-centre/api/refresh', null],
    ['/app/web-fav/click', 'access-2'],
  ]);
  expect(sent[1]?.body).toEqual({ refreshToken: 'refresh-1', siteId: '2' });
  expect(kept.get('refresh_token')).toBe('refresh-2');
  expect(kept.get('last_login_date')).toBe('x');
});

test('a log-in that cannot be renewed is forgotten', async () => {
  const { client, kept } = setUp(loggedIn, [refusal(401), refusal(401)]);
  expect(await failureOf(client.call('memberInfo'))).toMatchObject({ status: 401 });
  expect([...kept]).toEqual([]);
  expect(client.hasTokens()).toBe(false);
});

test('a renewal that did not get through forgets nothing', async () => {
  const { client, kept } = setUp(loggedIn, [refusal(401), new TypeError('offline')]);
  expect(await failureOf(client.call('memberInfo'))).toEqual({ kind: 'network' });
  expect(kept.get('refresh_token')).toBe('refresh-1');
});

test('a repeated call that is refused again is not repeated once more', async () => {
  const { client, sent } = setUp(loggedIn, [refusal(401), tokens('2'), refusal(401)]);
  expect(await failureOf(client.call('memberInfo'))).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(3);
});

test('who logs in leaves nothing of whoever was there before', async () => {
  const { client, kept, sent } = setUp(loggedIn, [tokens('9')]);
  await client.enter('memberLogin', { userName: 'a', password: ' b ' });
  expect(Object.fromEntries(kept)).toEqual({
    access_token: 'access-9',
    refresh_token: 'refresh-9',
  });
  expect(sent[0]).toMatchObject({ token: null, body: { userName: 'a', password: ' b ' } });
});

test('logging out forgets the member also when the service is away', async () => {
  const { client, kept } = setUp(loggedIn, [new TypeError('offline')]);
  expect(await failureOf(client.leave())).toEqual({ kind: 'network' });
  expect([...kept]).toEqual([]);
});

test('logging out with an access token that ran out renews it, so that the refresh token ends as well', async () => {
  const { client, sent, kept } = setUp(loggedIn, [refusal(401), tokens('2'), success(null)]);
  await client.leave();
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/app/auth/logout?siteId=2', 'access-1'],
    ['/user-centre/api/refresh', null],
    ['/app/auth/logout?siteId=2', 'access-2'],
  ]);
  expect([...kept]).toEqual([]);
});

test('a refusal brings its text and its fields', async () => {
  const errors = [{ field: 'userName', msg: 'Is already in use' }, { field: 5 }];
  const { client } = setUp({}, [
    [409, { success: false, code: 409, msg: 'x', data: null, errors }],
  ]);
  expect(await failureOf(client.enter('memberRegister', {}))).toEqual({
    kind: 'refused',
    status: 409,
    msg: 'x',
    errors: [
      { field: 'userName', msg: 'Is already in use' },
      { field: '', msg: '' },
    ],
  });
});

test.each([[[200, 'no answer'] as Reply], [success({ accessToken: 5 })], [success(null)]])(
  'an answer that is none is told as such',
  async (reply) => {
    const { client, kept } = setUp({}, [reply]);
    expect(await failureOf(client.enter('memberLogin', {}))).toEqual({ kind: 'unreadable' });
    expect([...kept]).toEqual([]);
  },
);

test('a storage that is closed has nobody logged in, and says so to who logs in', async () => {
  const closed = createTokenStore(() => {
    throw new Error('SecurityError');
  });
  expect(closed.read()).toEqual({});
  expect(() => closed.clear()).not.toThrow();
  const client = createMemberClient({
    language: 'zh',
    tokens: closed,
    locks: undefined,
    fetch: () => {
      const data = { accessToken: 'a', refreshToken: 'b' };
      return Promise.resolve(new Response(JSON.stringify({ success: true, code: 0, data })));
    },
  });
  expect(await failureOf(client.enter('memberLogin', {}))).toEqual({ kind: 'storage' });
});
