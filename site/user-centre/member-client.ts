import type { CallName } from '../contract/endpoints';
import { sites, type Language } from '../contract/sites';
import { CentreFailure, isRefusal } from './failure';
import { fieldsOf, text, type Fields } from './read-values';
import { createRenewAlone, type RenewalParts } from './renew-alone';
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
  locks: RenewalParts['locks'];
}

export function createMemberClient({ language, tokens, fetch, locks }: ClientParts): MemberClient {
  const send = (name: CallName, input: Input, token?: string) =>
    sendCall(name, { ...input, siteId: sites[language].id }, token, fetch);

  const renewAlone = createRenewAlone({
    tokens,
    locks,
    renew: async (refreshToken) => {
      try {
        keep(tokens, await send('memberRefresh', { refreshToken }));
      } catch (error) {
        if (isRefusal(error, 401) && tokens.read().refreshToken === refreshToken) tokens.clear();
        throw error;
      }
    },
  });

  const call: MemberClient['call'] = async (name, input = {}) => {
    const { accessToken } = tokens.read();
    try {
      return await send(name, input, accessToken);
    } catch (error) {
      if (!isRefusal(error, 401) || !tokens.read().refreshToken) throw error;
      await renewAlone(accessToken);
      return send(name, input, tokens.read().accessToken);
    }
  };

  return {
    call,

    enter: async (name, input) => {
      const answer = await send(name, input);
      // Another member's day of visit says nothing of this one's.
      tokens.clear();
      keep(tokens, answer);
    },

    leave: async () => {
      try {
        // An access token that ran out is renewed: the refresh token would outlive the log-out otherwise.
        if (tokens.read().accessToken) await call('memberLogout');
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
