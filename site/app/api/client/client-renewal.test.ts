import { expect, test, vi } from 'vitest';
import type { SiteCallName } from '../../../contract/shared/site-endpoints';
import { ApiError } from '../../../session/api-error';
import { createClient } from './client';
import { readMember } from '../read/member';

const member = { success: true, code: 0, msg: '', data: { id: '7', nickName: '柳岚' } };
const refused = { success: false, code: 401, msg: '请登录', data: null };

/** A service that accepts the token `good`, and a client with the given renewal. */
function createTestClient(
  storedToken: string | undefined,
  renewal: () => Promise<string | undefined>,
) {
  let token = storedToken;
  const sent: (string | null)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
    const sentToken = new Headers(init?.headers).get('app-token');
    sent.push(sentToken);
    const isGood = sentToken === 'good' || sentToken === null;
    const body = JSON.stringify(isGood ? member : refused);
    return Promise.resolve(new Response(body, { status: isGood ? 200 : 401 }));
  });
  const renew = vi.fn(async () => {
    token = await renewal();
  });
  const client = createClient({ language: 'zh', token: () => token, renew, fetch });
  const call = (name: SiteCallName = 'memberInfo') => client.call(readMember, name, {});
  return { call, client, renew, sent };
}

test('call with an expired token is repeated once with the new token', async () => {
  const { call, renew, sent } = createTestClient('old', () => Promise.resolve('good'));
  expect((await call()).rows).toEqual([{ id: '7', nickName: '柳岚' }]);
  expect(sent).toEqual(['old', 'good']);
  expect(renew).toHaveBeenCalledExactlyOnceWith('old');
});

test('concurrent calls with an expired token share one renewal', async () => {
  const { call, renew } = createTestClient('old', () => Promise.resolve('good'));
  await Promise.all([call(), call(), call()]);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('call fails with 401 when the renewed token is rejected too', async () => {
  const { call, sent } = createTestClient('old', () => Promise.resolve('bad'));
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual(['old', 'bad']);
});

test('call fails with 401 and is not repeated when the renewal fails', async () => {
  const failing = createTestClient('old', () => Promise.reject(new Error('offline')));
  await expect(failing.call()).rejects.toBeInstanceOf(ApiError);
  expect(failing.sent).toEqual(['old']);
  const over = createTestClient('old', () => Promise.resolve(undefined));
  await expect(over.call()).rejects.toMatchObject({ status: 401 });
  expect(over.sent).toEqual(['old']);
});

test('public call is repeated without a token when the session has ended', async () => {
  const { call, sent } = createTestClient('old', () => Promise.resolve(undefined));
  await call('ratingCreate');
  expect(sent).toEqual(['old', null]);
});

test('watch listener is called for each successful call until it is removed', async () => {
  const { call, client } = createTestClient('good', () => Promise.resolve(undefined));
  const calls: string[] = [];
  const undo = client.subscribe((name) => calls.push(name));
  await call('favouriteClick');
  undo();
  await call('memberInfo');
  expect(calls).toEqual(['favouriteClick']);
});
