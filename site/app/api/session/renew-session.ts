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
  /** Default: the browser's; there are none where the page is no secure context. */
  locks?: RenewalParts['locks'];
}

/**
 * Gets new tokens for a refused one, once for all tabs. Where the service will not renew, what the
 * browser knows of the member is put away; where it cannot be reached, it is kept.
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
        const answer = fieldsOf((await sendCall('memberRefresh', input, undefined, fetch)).data);
        const fresh = {
          accessToken: text(answer.accessToken),
          refreshToken: text(answer.refreshToken),
        };
        const isWhole = fresh.accessToken !== '' && fresh.refreshToken !== '';
        if (!isWhole) throw new CentreFailure({ kind: 'unreadable' });
        tokens.write(fresh);
      } catch (error) {
        const isOver = isRefusal(error, 401) || isRefusal(error, 400);
        if (isOver && tokens.read().refreshToken === refreshToken) tokens.clear();
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
