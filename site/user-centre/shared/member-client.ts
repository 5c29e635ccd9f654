import { endpoints, type CallName } from '../../contract/shared/endpoints';
import { sites, type Language } from '../../contract/shared/sites';
import { ApiError, hasStatus } from '../../session/api-error';
import { asFields, asText, type Fields } from '../../session/read-values';
import { createTokenRenewal, type TokenRenewalOptions } from '../../session/renew-tokens';
import { sendCall, type Input } from '../../session/send-call';
import type { TokenStore } from '../../session/token-store';

/** API client of the user centre, authenticated with the stored tokens. */
export interface MemberClient {
  /** Resolves to the fields of the response. A 401 renews the tokens and repeats the call once. */
  call: (name: CallName, input?: Input) => Promise<Fields>;
  /** Registers or logs in, and stores the tokens. */
  authenticate: (name: 'memberRegister' | 'memberLogin', input: Input) => Promise<void>;
  /** Logs out. Clears the tokens also if the request fails. */
  logOut: () => Promise<void>;
  /** Clears the tokens of an account that exists no longer. */
  forgetTokens: () => void;
  /** Whether tokens are stored; they may have expired. */
  hasTokens: () => boolean;
}

interface ClientParts {
  language: Language;
  tokens: TokenStore;
  fetch: typeof globalThis.fetch;
  locks: TokenRenewalOptions['locks'];
}

export function createMemberClient({ language, tokens, fetch, locks }: ClientParts): MemberClient {
  const send = (name: CallName, input: Input, token?: string) =>
    sendCall(name, { ...input, siteId: sites[language].id }, { language, token, fetch });

  const storeTokens = (name: CallName, response: Fields) => {
    const { accessToken, refreshToken } = asFields(response.data);
    if (!asText(accessToken) || !asText(refreshToken)) {
      throw new ApiError({ kind: 'unreadable' }, endpoints[name].path, language);
    }
    tokens.write({ accessToken: asText(accessToken), refreshToken: asText(refreshToken) });
  };

  const renewAlone = createTokenRenewal({
    tokens,
    locks,
    language,
    renew: async (refreshToken) => {
      try {
        storeTokens('memberRefresh', await send('memberRefresh', { refreshToken }));
      } catch (error) {
        if (hasStatus(error, 401) && tokens.read().refreshToken === refreshToken) tokens.clear();
        throw error;
      }
    },
  });

  const call: MemberClient['call'] = async (name, input = {}) => {
    const { accessToken } = tokens.read();
    try {
      return await send(name, input, accessToken);
    } catch (error) {
      if (!hasStatus(error, 401) || !tokens.read().refreshToken) throw error;
      await renewAlone(accessToken);
      return send(name, input, tokens.read().accessToken);
    }
  };

  return {
    call,

    authenticate: async (name, input) => {
      const response = await send(name, input);
      // Also removes the visit date of the previous member.
      tokens.clear();
      storeTokens(name, response);
    },

    logOut: async () => {
      try {
        // `call` renews an expired access token; without one, the refresh token would outlive the logout.
        if (tokens.read().accessToken) await call('memberLogout');
      } finally {
        tokens.clear();
      }
    },

    forgetTokens: () => tokens.clear(),

    hasTokens: () => Object.keys(tokens.read()).length > 0,
  };
}
