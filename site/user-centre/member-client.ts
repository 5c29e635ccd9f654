import type { CallName } from '../contract/endpoints';
import { sites, type Language } from '../contract/sites';
import { renewalLock } from '../contract/user-centre';
import { CentreFailure, isRefusal } from './failure';
import { fieldsOf, text, type Fields } from './read-values';
import { sendCall, type Input } from './send-call';
import type { TokenStore } from './tokens';

/** The calls of the centre, made as the member whose tokens the browser holds. */
export interface MemberClient {
  /** Gives the answer's fields. A call whose token ran out is repeated once, after a renewal. */
  call: (name: CallName, input?: Input) => Promise<Fields>;
  /** Registers or logs in, and keeps the tokens. */
  enter: (name: 'memberRegister' | 'memberLogin', input: Input) => Promise<void>;
  /** Ends the log-in. Also when the service cannot be reached, the browser forgets it. */
  leave: () => Promise<void>;
  /** Whether the browser holds tokens; they may have run out. */
  hasTokens: () => boolean;
}

interface ClientParts {
  language: Language;
  tokens: TokenStore;
  fetch: typeof globalThis.fetch;
  /** Absent where the page is no secure context. */
  locks: Pick<LockManager, 'request'> | undefined;
}

export function createMemberClient({ language, tokens, fetch, locks }: ClientParts): MemberClient {
  const send = (name: CallName, input: Input, token?: string) =>
    sendCall(name, { ...input, siteId: sites[language].id }, token, fetch);

  /** One tab renews; the others wait, and find the new tokens. */
  async function renew(stale: string | undefined): Promise<void> {
    const { accessToken, refreshToken } = tokens.read();
    if (accessToken && accessToken !== stale) return;
    if (!refreshToken) return;
    try {
      keep(tokens, await send('memberRefresh', { refreshToken }));
    } catch (error) {
      if (isRefusal(error, 401) && tokens.read().refreshToken === refreshToken) tokens.clear();
      throw error;
    }
  }

  const renewAlone = async (stale: string | undefined) => {
    await (locks ? locks.request(renewalLock, () => renew(stale)) : renew(stale));
  };

  return {
    call: async (name, input = {}) => {
      const { accessToken } = tokens.read();
      try {
        return await send(name, input, accessToken);
      } catch (error) {
        if (!isRefusal(error, 401) || !tokens.read().refreshToken) throw error;
        await renewAlone(accessToken);
        return send(name, input, tokens.read().accessToken);
      }
    },

    enter: async (name, input) => {
      const answer = await send(name, input);
      // Another member's day of visit says nothing of this one's.
      tokens.clear();
      keep(tokens, answer);
    },

    leave: async () => {
      const { accessToken } = tokens.read();
      try {
        if (accessToken) await send('memberLogout', {}, accessToken);
      } finally {
        tokens.clear();
      }
    },

    hasTokens: () => Object.keys(tokens.read()).length > 0,
  };
}

function keep(tokens: TokenStore, answer: Fields): void {
  const { accessToken, refreshToken } = fieldsOf(answer.data);
  if (!text(accessToken) || !text(refreshToken)) throw new CentreFailure({ kind: 'unreadable' });
  try {
    tokens.write({ accessToken: text(accessToken), refreshToken: text(refreshToken) });
  } catch {
    throw new CentreFailure({ kind: 'storage' });
  }
}
