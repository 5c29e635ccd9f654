import { siteEndpoints } from '../contract/shared/site-endpoints';
import type { Language } from '../contract/shared/sites';
import { tokenRenewalLock } from '../contract/shared/user-centre';
import { ApiError } from './api-error';
import type { TokenStore } from './token-store';

/**
 * Renews the tokens so that no two tabs use the same refresh token, which the server treats as theft.
 * What can go wrong: the tokens of two tabs expire at the same moment; a tab that gets the lock still
 * reads the old tokens, because localStorage reaches other tabs late; a tab waits for a closed one.
 * The tests beside this file cover each case.
 */
export interface TokenRenewalOptions {
  tokens: TokenStore;
  /** Missing outside secure contexts: then tabs are not coordinated. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Language of errors. */
  language: Language;
  /** Requests new tokens and stores them. */
  renew: (refreshToken: string) => Promise<void>;
}

/** Returns a function that resolves when the stored access token differs from the stale one. */
export function createTokenRenewal({ tokens, locks, language, renew }: TokenRenewalOptions) {
  async function renewIfStale(stale: string | undefined): Promise<void> {
    const { accessToken, refreshToken } = tokens.read();
    const isRenewed = accessToken !== undefined && accessToken !== stale;
    if (isRenewed || refreshToken === undefined) return;
    const usedLock = `${tokenRenewalLock}-used-${refreshToken.slice(-8)}`;
    if (await isHeld(locks, usedLock)) {
      await waitForChange(() => tokens.read().refreshToken, refreshToken, language);
      return;
    }
    await renew(refreshToken);
    await hold(locks, usedLock);
  }
  return async (stale: string | undefined): Promise<void> => {
    await (locks
      ? locks.request(tokenRenewalLock, () => renewIfStale(stale))
      : renewIfStale(stale));
  };
}

type Locks = TokenRenewalOptions['locks'];

/** Unlike localStorage, locks are consistent across tabs at any moment. */
async function isHeld(locks: Locks, name: string): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some((lock) => lock.name === name);
}

/** Holds a lock until the page is unloaded; other tabs read the new tokens long before. */
async function hold(locks: Locks, name: string): Promise<void> {
  if (!locks) return;
  await new Promise<void>((granted) => {
    const forever = () => {
      granted();
      return new Promise<never>(() => undefined);
    };
    void locks.request(name, forever);
  });
}

const maxWaitMs = 5_000;
const pollMs = 20;

/** Polls until the value changes. @throws ApiError `timeout` after 5 s. */
async function waitForChange(
  read: () => string | undefined,
  before: string,
  language: Language,
): Promise<void> {
  for (let waited = 0; read() === before; waited += pollMs) {
    if (waited >= maxWaitMs) {
      throw new ApiError({ kind: 'timeout' }, siteEndpoints.memberRefresh.path, language);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
