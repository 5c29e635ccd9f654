import { expect, test, vi } from 'vitest';
import { createTokenRenewal, type TokenRenewalOptions } from './renew-tokens';
import type { TokenStore, Tokens } from './token-store';

/** Web Locks: exclusive, granted in request order, shared by all tabs. */
function createLocks(): NonNullable<TokenRenewalOptions['locks']> {
  const held = new Set<string>();
  const queues = new Map<string, Promise<unknown>>();
  const request = async (name: string, task: () => Promise<unknown>) => {
    const before = queues.get(name) ?? Promise.resolve();
    const run = async () => {
      held.add(name);
      try {
        return await task();
      } finally {
        held.delete(name);
      }
    };
    const mine = before.then(run, run);
    queues.set(name, mine);
    return mine;
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })), pending: [] });
  return { request, query } as unknown as NonNullable<TokenRenewalOptions['locks']>;
}

const old: Tokens = { accessToken: 'access-old', refreshToken: 'refresh-old' };
const fresh: Tokens = { accessToken: 'access-new', refreshToken: 'refresh-new' };

function createStore(storage: { tokens: Partial<Tokens> }): TokenStore {
  return {
    read: () => storage.tokens,
    write: (tokens) => (storage.tokens = tokens),
    clear: () => (storage.tokens = {}),
  };
}

function createTab(storage: { tokens: Partial<Tokens> }, locks: TokenRenewalOptions['locks']) {
  const renew = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    storage.tokens = fresh;
  });
  return {
    renew,
    run: createTokenRenewal({ tokens: createStore(storage), locks, language: 'zh', renew }),
  };
}

test('two tabs whose token expires at the same moment renew it once', async () => {
  const [storage, locks] = [{ tokens: old }, createLocks()];
  const [one, other] = [createTab(storage, locks), createTab(storage, locks)];
  await Promise.all([one.run('access-old'), other.run('access-old')]);
  expect(one.renew).toHaveBeenCalledExactlyOnceWith('refresh-old');
  expect(other.renew).not.toHaveBeenCalled();
});

test('a tab that still reads the old tokens after a renewal does not use them again', async () => {
  const locks = createLocks();
  const [storageOfOne, storageOfOther] = [{ tokens: old }, { tokens: old }];
  const [one, other] = [createTab(storageOfOne, locks), createTab(storageOfOther, locks)];
  const renewed = Promise.all([one.run('access-old'), other.run('access-old')]);
  setTimeout(() => (storageOfOther.tokens = fresh), 60);
  await renewed;
  expect(other.renew).not.toHaveBeenCalled();
  expect(storageOfOther.tokens).toBe(fresh);
});

test('the next tab renews after a failed renewal', async () => {
  const [storage, locks] = [{ tokens: old }, createLocks()];
  const [one, other] = [createTab(storage, locks), createTab(storage, locks)];
  one.renew.mockRejectedValueOnce(new Error('no network'));
  const results = await Promise.allSettled([one.run('access-old'), other.run('access-old')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(other.renew).toHaveBeenCalledOnce();
});

test('no renewal is requested without a refresh token or when the token is already renewed', async () => {
  const loggedOut = createTab({ tokens: {} }, createLocks());
  await loggedOut.run('access-old');
  expect(loggedOut.renew).not.toHaveBeenCalled();
  const renewed = createTab({ tokens: fresh }, createLocks());
  await renewed.run('access-old');
  expect(renewed.renew).not.toHaveBeenCalled();
});

test('a tab renews without a lock when the Web Locks API is missing', async () => {
  const tab = createTab({ tokens: old }, undefined);
  await tab.run('access-old');
  expect(tab.renew).toHaveBeenCalledOnce();
});
