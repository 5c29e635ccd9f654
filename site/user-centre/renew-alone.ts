import { renewalLock } from '../contract/user-centre';
import { CentreFailure } from './failure';
import type { TokenStore } from './tokens';

/**
 * Renews a log-in so that no two tabs use up one refresh token, which the service takes for a theft.
 * What can go wrong: two tabs hear at the same moment that their token ran out; a tab whose turn comes
 * still sees the old tokens, because browsers tell local storage to other tabs late; a tab waits for
 * one that was closed. `renew-alone.test.ts` shows each of them.
 */
export interface RenewalParts {
  tokens: TokenStore;
  /** Absent where the page is no secure context: then each tab is on its own. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Asks the service for new tokens and keeps them. */
  renew: (refreshToken: string) => Promise<void>;
}

/** Gives a function that sees to it that the access token is another one than the stale one. */
export function createRenewAlone({ tokens, locks, renew }: RenewalParts) {
  async function inTurn(stale: string | undefined): Promise<void> {
    const { accessToken, refreshToken } = tokens.read();
    const isRenewed = accessToken !== undefined && accessToken !== stale;
    if (isRenewed || refreshToken === undefined) return;
    const mark = `${renewalLock}-used-${refreshToken.slice(-8)}`;
    if (await isHeld(locks, mark)) {
      await changeOf(() => tokens.read().refreshToken, refreshToken);
      return;
    }
    await renew(refreshToken);
    await hold(locks, mark);
  }
  return async (stale: string | undefined): Promise<void> => {
    await (locks ? locks.request(renewalLock, () => inTurn(stale)) : inTurn(stale));
  };
}

type Locks = RenewalParts['locks'];

/** Locks are the one thing that all tabs see at once. */
async function isHeld(locks: Locks, name: string): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some((lock) => lock.name === name);
}

/** Held for as long as the page lives; by then the other tabs have the new tokens. */
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

const patience = 5_000;
const interval = 20;

/** Waits until something is another than it was. */
async function changeOf(read: () => string | undefined, before: string): Promise<void> {
  for (let waited = 0; read() === before; waited += interval) {
    if (waited >= patience) throw new CentreFailure({ kind: 'timeout' });
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
