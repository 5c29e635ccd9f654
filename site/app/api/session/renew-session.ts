import { siteEndpoints } from '../../../contract/shared/site-endpoints';
import { sites, type Language } from '../../../contract/shared/sites';
import { ApiError, hasStatus } from '../../../session/api-error';
import { asFields, asText } from '../../../session/read-values';
import { createTokenRenewal, type TokenRenewalOptions } from '../../../session/renew-tokens';
import { sendCall } from '../../../session/send-call';
import { createTokenStore } from '../../../session/token-store';
import { notifySessionChange } from './session-change';

interface RenewSessionParts {
  /** Default: the browser's. */
  fetch?: typeof globalThis.fetch;
  /** Default: the browser's; `undefined` outside a secure context. */
  locks?: TokenRenewalOptions['locks'];
}

/**
 * Renews the tokens after `refused` was rejected, once for all tabs. If the service rejects the refresh token, the
 * member's data is removed; if the service cannot be reached, it is kept.
 */
export async function renewSession(
  language: Language,
  refused: string,
  { fetch = globalThis.fetch, locks = navigator.locks }: RenewSessionParts = {},
): Promise<void> {
  const tokens = createTokenStore(() => window.localStorage);
  const renewAlone = createTokenRenewal({
    tokens,
    locks,
    language,
    renew: async (refreshToken) => {
      try {
        const input = { siteId: sites[language].id, refreshToken };
        const options = { language, token: undefined, fetch };
        const body = asFields((await sendCall('memberRefresh', input, options)).data);
        const fresh = {
          accessToken: asText(body.accessToken),
          refreshToken: asText(body.refreshToken),
        };
        const isComplete = fresh.accessToken !== '' && fresh.refreshToken !== '';
        if (!isComplete) {
          throw new ApiError({ kind: 'unreadable' }, siteEndpoints.memberRefresh.path, language);
        }
        tokens.write(fresh);
      } catch (error) {
        const hasEnded = hasStatus(error, 401) || hasStatus(error, 400);
        if (hasEnded && tokens.read().refreshToken === refreshToken) tokens.clear();
        throw error;
      }
    },
  });
  try {
    if (tokens.read().refreshToken === undefined) tokens.clear();
    else await renewAlone(refused);
  } finally {
    notifySessionChange();
  }
}
