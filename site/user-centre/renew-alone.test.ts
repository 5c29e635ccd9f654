import { expect, test, vi } from 'vitest';
import { createRenewAlone, type RenewalParts } from './renew-alone';
import type { TokenStore, Tokens } from './tokens';

/** As browsers have them: exclusive, in the order of asking, seen by all tabs at once. */
function createLocks(): NonNullable<RenewalParts['locks']> {
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
  return { request, query } as unknown as NonNullable<RenewalParts['locks']>;
}

const old: Tokens = { accessToken: 'access-old', refreshToken: 'refresh-old' };
const fresh: Tokens = { accessToken: 'access-new', refreshToken: 'refresh-new' };

function createStore(kept: { tokens: Partial<Tokens> }): TokenStore {
  return {
    read: () => kept.tokens,
    write: (tokens) => (kept.tokens = tokens),
    clear: () => (kept.tokens = {}),
  };
}

function createTab(kept: { tokens: Partial<Tokens> }, locks: RenewalParts['locks']) {
  const renew = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    kept.tokens = fresh;
  });
  return { renew, run: createRenewAlone({ tokens: createStore(kept), locks, renew }) };
}

test('two tabs that hear of it at the same moment renew once', async () => {
  const [kept, locks] = [{ tokens: old }, createLocks()];
  const [one, other] = [createTab(kept, locks), createTab(kept, locks)];
  await Promise.all([one.run('access-old'), other.run('access-old')]);
  expect(one.renew).toHaveBeenCalledExactlyOnceWith('refresh-old');
  expect(other.renew).not.toHaveBeenCalled();
});

test('a tab that sees the old tokens still does not use them a second time', async () => {
  const locks = createLocks();
  const [seenByOne, seenByOther] = [{ tokens: old }, { tokens: old }];
  const [one, other] = [createTab(seenByOne, locks), createTab(seenByOther, locks)];
  const renewed = Promise.all([one.run('access-old'), other.run('access-old')]);
  setTimeout(() => (seenByOther.tokens = fresh), 60);
  await renewed;
  expect(other.renew).not.toHaveBeenCalled();
  expect(seenByOther.tokens).toBe(fresh);
});

test('a renewal that failed leaves the turn to the next tab', async () => {
  const [kept, locks] = [{ tokens: old }, createLocks()];
  const [one, other] = [createTab(kept, locks), createTab(kept, locks)];
  one.renew.mockRejectedValueOnce(new Error('no network'));
  const results = await Promise.allSettled([one.run('access-old'), other.run('access-old')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(other.renew).toHaveBeenCalledOnce();
});

test('where there is nothing to renew with, or nothing to renew, nobody asks', async () => {
  const nobody = createTab({ tokens: {} }, createLocks());
  await nobody.run('access-old');
  expect(nobody.renew).not.toHaveBeenCalled();
  const renewed = createTab({ tokens: fresh }, createLocks());
  await renewed.run('access-old');
  expect(renewed.renew).not.toHaveBeenCalled();
});

test('without locks a tab renews on its own', async () => {
  const tab = createTab({ tokens: old }, undefined);
  await tab.run('access-old');
  expect(tab.renew).toHaveBeenCalledOnce();
});
