import { expect, test, vi } from 'vitest';
import type { CallName } from '../../contract/endpoints';
import { ApiError } from './api-error';
import { createClient } from './client';
import { readMember } from './read/member';

const member = { success: true, code: 0, msg: '', data: { id: '7', nickName: '柳岚' } };
const refused = { success: false, code: 401, msg: '请登录', data: null };

/** A service that knows one token, and a client whose renewal does what the test says. */
function visit(held: string | undefined, renewal: () => Promise<string | undefined>) {
  let token = held;
  const sent: (string | null)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
    const given = new Headers(init?.headers).get('app-token');
    sent.push(given);
    const isGood = given === 'good' || given === null;
    const body = JSON.stringify(isGood ? member : refused);
    return Promise.resolve(new Response(body, { status: isGood ? 200 : 401 }));
  });
  const renew = vi.fn(async () => {
    token = await renewal();
  });
  const client = createClient({ language: 'zh', token: () => token, renew, fetch });
  const ask = (name: CallName = 'memberInfo') => client.callWith(readMember, name, {});
  return { ask, client, renew, sent };
}

test('a call whose token ran out is repeated once with a new one', async () => {
  const { ask, renew, sent } = visit('old', () => Promise.resolve('good'));
  expect((await ask()).rows).toEqual([{ id: '7', nickName: '柳岚' }]);
  expect(sent).toEqual(['old', 'good']);
  expect(renew).toHaveBeenCalledExactlyOnceWith('old');
});

test('calls that are refused together wait for one renewal', async () => {
  const { ask, renew } = visit('old', () => Promise.resolve('good'));
  await Promise.all([ask(), ask(), ask()]);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a new token that is refused too ends it', async () => {
  const { ask, sent } = visit('old', () => Promise.resolve('bad'));
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual(['old', 'bad']);
});

test('where nothing could be renewed the refusal stands', async () => {
  const failing = visit('old', () => Promise.reject(new Error('offline')));
  await expect(failing.ask()).rejects.toBeInstanceOf(ApiError);
  expect(failing.sent).toEqual(['old']);
  const over = visit('old', () => Promise.resolve(undefined));
  await expect(over.ask()).rejects.toMatchObject({ status: 401 });
  expect(over.sent).toEqual(['old']);
});

test('what visitors may do goes on without the log-in that is over', async () => {
  const { ask, sent } = visit('old', () => Promise.resolve(undefined));
  await ask('ratingCreate');
  expect(sent).toEqual(['old', null]);
});

test('who watches hears of every success, and of nothing after', async () => {
  const { ask, client } = visit('good', () => Promise.resolve(undefined));
  const heard: string[] = [];
  const undo = client.watch((name) => heard.push(name));
  await ask('favouriteClick');
  undo();
  await ask('memberInfo');
  expect(heard).toEqual(['favouriteClick']);
});
