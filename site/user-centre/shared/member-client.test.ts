import { expect, test } from 'vitest';
import { ApiError } from '../../session/api-error';
import { createMemberClient } from './member-client';
import { createTokenStore, TokenStorageError } from '../../session/token-store';

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

/** A client with a storage, and a fetch that returns the replies in order. */
function setUp(initial: Record<string, string>, replies: Reply[]) {
  const stored = new Map(Object.entries(initial));
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
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
  return { client, sent, stored };
}

const loggedIn = { access_token: 'access-1', refresh_token: 'refresh-1', last_login_date: 'x' };

async function failureOf(promise: Promise<unknown>) {
  const error = await promise.catch((reason: unknown) => reason);
  return error instanceof ApiError ? error.failure : error;
}

test('a call sends the token and the site id, and returns the response', async () => {
  const { client, sent } = setUp(loggedIn, [success({ nickName: '柳岚' })]);
  expect((await client.call('memberInfo')).data).toEqual({ nickName: '柳岚' });
  expect(sent).toEqual([
    { path: '/app/auth/getMemberInfo?siteId=2', token: 'access-1', body: undefined },
  ]);
});

test('an expired access token is renewed once, and the call is repeated with the new one', async () => {
  const { client, sent, stored } = setUp(loggedIn, [refusal(401), tokens('2'), success(null)]);
  await client.call('favouriteClick', { contentId: 'a', categoryCode: 'b' });
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/app/web-fav/click', 'access-1'],
    ['/user-centre/api/refresh', null],
    ['/app/web-fav/click', 'access-2'],
  ]);
  expect(sent[1]?.body).toEqual({ refreshToken: 'refresh-1', siteId: '2' });
  expect(stored.get('refresh_token')).toBe('refresh-2');
  expect(stored.get('last_login_date')).toBe('x');
});

test('a renewal rejected with 401 clears the tokens', async () => {
  const { client, stored } = setUp(loggedIn, [refusal(401), refusal(401)]);
  expect(await failureOf(client.call('memberInfo'))).toMatchObject({ status: 401 });
  expect([...stored]).toEqual([]);
  expect(client.hasTokens()).toBe(false);
});

test('a renewal that fails by a network error keeps the tokens', async () => {
  const { client, stored } = setUp(loggedIn, [refusal(401), new TypeError('offline')]);
  expect(await failureOf(client.call('memberInfo'))).toEqual({ kind: 'network' });
  expect(stored.get('refresh_token')).toBe('refresh-1');
});

test('a call that is rejected again after a renewal is not repeated', async () => {
  const { client, sent } = setUp(loggedIn, [refusal(401), tokens('2'), refusal(401)]);
  expect(await failureOf(client.call('memberInfo'))).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(3);
});

test('a login removes all stored values of the previous member', async () => {
  const { client, stored, sent } = setUp(loggedIn, [tokens('9')]);
  await client.authenticate('memberLogin', { userName: 'a', password: ' b ' });
  expect(Object.fromEntries(stored)).toEqual({
    access_token: 'access-9',
    refresh_token: 'refresh-9',
  });
  expect(sent[0]).toMatchObject({ token: null, body: { userName: 'a', password: ' b ' } });
});

test('a logout clears the tokens also when its request fails', async () => {
  const { client, stored } = setUp(loggedIn, [new TypeError('offline')]);
  expect(await failureOf(client.logOut())).toEqual({ kind: 'network' });
  expect([...stored]).toEqual([]);
});

test('a logout with an expired access token renews it first, so that the server revokes the refresh token', async () => {
  const { client, sent, stored } = setUp(loggedIn, [refusal(401), tokens('2'), success(null)]);
  await client.logOut();
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/app/auth/logout?siteId=2', 'access-1'],
    ['/user-centre/api/refresh', null],
    ['/app/auth/logout?siteId=2', 'access-2'],
  ]);
  expect([...stored]).toEqual([]);
});

test('an error response is thrown with its message, field errors and fields', async () => {
  const errors = [{ field: 'userName', msg: 'Is already in use' }, { field: 5 }];
  const { client } = setUp({}, [
    [409, { success: false, code: 409, msg: 'x', data: null, errors }],
  ]);
  expect(await failureOf(client.authenticate('memberRegister', {}))).toEqual({
    kind: 'status',
    status: 409,
    msg: 'x',
    errors: [
      { field: 'userName', msg: 'Is already in use' },
      { field: '', msg: '' },
    ],
    body: { success: false, code: 409, msg: 'x', data: null, errors },
  });
});

test.each([[[200, 'no answer'] as Reply], [success({ accessToken: 5 })], [success(null)]])(
  'a login response without tokens is thrown as unreadable',
  async (reply) => {
    const { client, stored } = setUp({}, [reply]);
    expect(await failureOf(client.authenticate('memberLogin', {}))).toEqual({ kind: 'unreadable' });
    expect([...stored]).toEqual([]);
  },
);

test('without access to the storage there are no tokens, and a login fails with a TokenStorageError', async () => {
  const inaccessible = createTokenStore(() => {
    throw new Error('SecurityError');
  });
  expect(inaccessible.read()).toEqual({});
  expect(() => inaccessible.clear()).not.toThrow();
  const client = createMemberClient({
    language: 'zh',
    tokens: inaccessible,
    locks: undefined,
    fetch: () => {
      const data = { accessToken: 'a', refreshToken: 'b' };
      return Promise.resolve(new Response(JSON.stringify({ success: true, code: 0, data })));
    },
  });
  expect(await failureOf(client.authenticate('memberLogin', {}))).toBeInstanceOf(TokenStorageError);
});
