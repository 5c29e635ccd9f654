import { sites, type Language } from '../../../contract/sites';
import { CentreFailure, isRefusal } from '../../../user-centre/failure';
import { fieldsOf, text } from '../../../user-centre/read-values';
import { createRenewAlone, type RenewalParts } from '../../../user-centre/renew-alone';
import { sendCall } from '../../../user-centre/send-call';
import { createTokenStore } from '../../../user-centre/tokens';
import { tellSessionChanged } from './session-change';

interface RenewSessionParts {
  /** Default: the browser's. */
  fetch?: typeof globalThis.fetch;
  /** Default: the browser's; `undefined` outside a secure context. */
  locks?: RenewalParts['locks'];
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
  const renewAlone = createRenewAlone({
    tokens,
    locks,
    renew: async (refreshToken) => {
      try {
        const input = { siteId: sites[language].id, refreshToken };
        const body = fieldsOf((await sendCall('memberRefresh', input, undefined, fetch)).data);
        const fresh = {
          accessToken: text(body.accessToken),
          refreshToken: text(body.refreshToken),
        };
        const isComplete = fresh.accessToken !== '' && fresh.refreshToken !== '';
        if (!isComplete) throw new CentreFailure({ kind: 'unreadable' });
        tokens.write(fresh);
      } catch (error) {
        const hasEnded = isRefusal(error, 401) || isRefusal(error, 400);
        if (hasEnded && tokens.read().refreshToken === refreshToken) tokens.clear();
        throw error;
      }
    },
  });
  try {
    if (tokens.read().refreshToken === undefined) tokens.clear();
    else await renewAlone(refused);
  } finally {
    tellSessionChanged();
  }
}
