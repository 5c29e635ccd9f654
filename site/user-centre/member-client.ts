import type { CallName } from '../contract/endpoints';
import { sites, type Language } from '../contract/sites';
import { CentreFailure, isRefusal } from './failure';
import { fieldsOf, text, type Fields } from './read-values';
import { createRenewAlone, type RenewalParts } from './renew-alone';
import { sendCall, type Input } from './send-call';
import type { TokenStore } from './tokens';

/** API client of the user centre, authenticated with the stored tokens. */
export interface MemberClient {
  /** Resolves to the fields of the response. A 401 renews the tokens and repeats the call once. */
  call: (name: CallName, input?: Input) => Promise<Fields>;
  /** Registers or logs in, and stores the tokens. */
  enter: (name: 'memberRegister' | 'memberLogin', input: Input) => Promise<void>;
  /** Logs out. Clears the tokens also if the request fails. */
  leave: () => Promise<void>;
  /** Whether tokens are stored; they may have expired. */
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
        storeTokens(tokens, await send('memberRefresh', { refreshToken }));
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
      const response = await send(name, input);
      // Also removes the visit date of the previous member.
      tokens.clear();
      storeTokens(tokens, response);
    },

    leave: async () => {
      try {
        // `call` renews an expired access token; without one, the refresh token would outlive the logout.
        if (tokens.read().accessToken) await call('memberLogout');
      } finally {
        tokens.clear();
      }
    },

    hasTokens: () => Object.keys(tokens.read()).length > 0,
  };
}

function storeTokens(tokens: TokenStore, response: Fields): void {
  const { accessToken, refreshToken } = fieldsOf(response.data);
  if (!text(accessToken) || !text(refreshToken)) throw new CentreFailure({ kind: 'unreadable' });
  try {
    tokens.write({ accessToken: text(accessToken), refreshToken: text(refreshToken) });
  } catch {
    throw new CentreFailure({ kind: 'storage' });
  }
}
